/** How many fields a form has. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Block } from '@wordpress/blocks';
import { MOST_FIELDS, countFields } from './count-fields';

const block = ( name: string, attributes = {}, innerBlocks: Block[] = [] ) =>
	( { name: `frontage/${ name }`, attributes, innerBlocks } ) as Block;

test( 'counts fields in steps and groups, and those of a repeating group as often as it can have rows', () => {
	const two = [ block( 'field-text' ), block( 'field-file' ) ];
	const rows = ( max: unknown ) =>
		block( 'form-group', { kind: 'repeat', max }, two );
	expect( countFields( [] ) ).toBe( 0 );
	expect(
		countFields( [
			block( 'form-step', {}, two ),
			block( 'form-group', { kind: 'group', max: 9 }, two ),
		] )
	).toBe( 4 );
	expect( countFields( [ rows( 5 ) ] ) ).toBe( 11 );
	expect( countFields( [ rows( 99 ) ] ) ).toBe( 41 );
	expect( countFields( [ rows( 0 ) ] ) ).toBe( 3 );
} );

test( 'knows the maximum that the server has', () => {
	const php = readFileSync(
		join( process.cwd(), 'includes/Domain/Forms/Field_Tree.php' ),
		'utf8'
	);
	expect( php ).toContain( `const MOST = ${ MOST_FIELDS };` );
} );
