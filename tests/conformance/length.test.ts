/** No source file is longer than 250 lines: a longer one does two things. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sync as glob } from 'fast-glob';
import { root } from './modules';

const MOST = 250;

/** Files that are longer, and the lines they may have; each has to be split, none may grow. */
const LONGER: Record< string, number > = {
	'e2e/support/editor.ts': 252,
	'tests/php/Domain/Forms/NothingLostTest.php': 298,
	'tests/php/Domain/Query/TermsTest.php': 279,
	'tests/php/Http/HttpTest.php': 294,
	'tools/env/wordpress/frontage-env.php': 255,
};

const sources = glob( '**/*.{php,ts,tsx,scss,mjs,js}', {
	cwd: root,
	ignore: [
		'**/{node_modules,fixtures,patterns}/**',
		'{build,vendor,languages}/**',
	],
} );

const linesOf = ( file: string ) =>
	readFileSync( join( root, file ), 'utf8' ).trimEnd().split( '\n' ).length;

test( 'there are sources', () => {
	expect( sources.length ).toBeGreaterThan( 1000 );
} );

test( `no source has more than ${ MOST } lines`, () => {
	expect(
		sources
			.map( ( file ) => ( { file, lines: linesOf( file ) } ) )
			.filter( ( { file, lines } ) => lines > ( LONGER[ file ] ?? MOST ) )
	).toEqual( [] );
} );
