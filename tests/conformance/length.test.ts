/** No source file is longer than 350 lines: a longer one does two things. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sync as glob } from 'fast-glob';
import { root } from './modules';

const MOST = 350;

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
			.filter( ( { lines } ) => lines > MOST )
	).toEqual( [] );
} );
