/**
 * Scripts that stand in pages survive plugins that join, move, delay and repeat scripts: one class prints them all, marked
 * and as a function of its own, and none asks where it stands.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { blocks, filesOf, read, root } from './modules';

/** It, and what only authors see. */
const MAY_PRINT =
	/^includes\/(?:Domain\/Render\/Inline_Script|Domain\/Overlay\/Simulation_Page|Admin\/.*)\.php$/;

const PRINTS =
	/\bwp_(?:print|get|add)_(?:inline_)?script(?:_tag)?\(|\bel\(\s*'script'|['"]<script\b/;

/** Properties that say where a script stands. */
const PLACE = /\bcurrentScript\b|\bdocument\.scripts\b/;

const filesIn = ( folder: string, ending: RegExp ) =>
	readdirSync( join( root, folder ), { recursive: true, encoding: 'utf8' } )
		.map( ( file ) => join( folder, file ) )
		.filter(
			( file ) =>
				ending.test( file ) && ! /\/(?:test|edit|editor)\//.test( file )
		);

const KINDS = [ 'includes', 'blocks', 'features', 'extensions' ];

const text = ( file: string ) => readFileSync( join( root, file ), 'utf8' );

it( 'only Inline_Script prints scripts for visitors', () => {
	const others = KINDS.flatMap( ( folder ) => filesIn( folder, /\.php$/ ) )
		.filter( ( file ) => ! MAY_PRINT.test( file ) )
		.filter( ( file ) => PRINTS.test( text( file ) ) );
	expect( others ).toEqual( [] );
} );

it( 'no script of a page asks where it stands', () => {
	const sources = [ ...KINDS, 'src/ui', 'src/lib', 'src/islands' ].flatMap(
		( folder ) => filesIn( folder, /\.(?:php|tsx?)$/ )
	);
	expect( sources.filter( ( file ) => PLACE.test( text( file ) ) ) ).toEqual(
		[]
	);
} );

/** A script that browsers run, with its code. */
const RUN = /<script\b(?![^>]*\btype="[^"]*json)([^>]*)>([\s\S]*?)<\/script>/g;

const printed = blocks.flatMap( ( module ) =>
	filesOf( module, '.html' )
		.filter( ( file ) => file.startsWith( 'fixtures/' ) )
		.flatMap( ( file ) =>
			[ ...read( module, file ).matchAll( RUN ) ].map(
				( [ , attributes = '', code = '' ] ) => ( {
					file: `${ module.slug }/${ file }`,
					attributes,
					code: code.trim(),
				} )
			)
		)
);

it( 'scripts in blocks are marked, and functions of their own', () => {
	expect( printed.length ).toBeGreaterThan( 4 );
	for ( const { file, attributes, code } of printed ) {
		expect( `${ file } ${ attributes }` ).toMatch(
			/data-noptimize="1".*data-no-optimize="1".*data-jetpack-boost="ignore".*data-cfasync="false"/
		);
		expect( `${ file } ${ code }` ).toMatch(
			/ \/\*frontage\*\/;\(\(\)=>\{[\s\S]*\}\)\(\);$/
		);
	}
} );
