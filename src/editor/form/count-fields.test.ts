/** How many fields a form has; `CountFieldsTest.php` runs the same cases. */
import type { Block } from '@wordpress/blocks';
import { MOST_FIELDS, countFields } from './count-fields';
import table from './count-fields.json';

interface Parsed {
	blockName: string;
	attrs: object;
	innerBlocks: Parsed[];
}

const blockOf = ( { blockName, attrs, innerBlocks }: Parsed ): Block =>
	( {
		name: blockName,
		attributes: attrs,
		innerBlocks: innerBlocks.map( blockOf ),
	} ) as Block;

const cases: { about: string; blocks: Parsed[]; count: number }[] = table.cases;

test.each( cases )( 'counts $about', ( { blocks, count } ) => {
	expect( countFields( blocks.map( blockOf ) ) ).toBe( count );
} );

test( 'knows the maximum that the server has', () => {
	expect( MOST_FIELDS ).toBe( table.most );
} );
