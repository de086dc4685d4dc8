/** Documents name only files, classes and figures that the code has. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { describe, it } from 'node:test';
import { scriptModules } from '../../build/script-modules.js';
import { KINDS, root, slugsOf } from '../../build/modules.mjs';
import { BUDGETS } from '../../test/budgets.mjs';

const CODE = [ ...KINDS, 'includes', 'src', 'tests', 'tools', 'bench' ];

/** Pages of which the generated ones have tests of their own. */
const PAGES = [
	'README.md',
	'CONTRIBUTING.md',
	...readdirSync( `${ root }docs`, { recursive: true } )
		.map( ( file ) => `docs/${ file }` )
		.filter(
			( file ) =>
				file.endsWith( '.md' ) &&
				! /^docs\/((api|hooks|actions|rest)\.md|extend\/)/.test( file )
		),
];

const files = CODE.flatMap( ( folder ) =>
	readdirSync( root + folder, { recursive: true } ).map(
		( file ) => `${ folder }/${ file }`
	)
);

/** Classes of PHP as the ends of their paths, folders as namespaces, and types and components of TypeScript. */
const phpNames = files
	.filter( ( file ) => ! /\.[^/]*$/.test( file.replace( /\.php$/, '' ) ) )
	.map( ( file ) => `/${ file.replace( /\.php$/, '' ) }` );
const scriptNames = new Set(
	files
		.filter( ( file ) => /\.tsx?$/.test( file ) )
		.flatMap( ( file ) => [
			...readFileSync( root + file, 'utf8' ).matchAll(
				/\b(?:class|interface|type|function|const|enum) ([A-Z]\w+)/g
			),
		] )
		.map( ( [ , name ] ) => name )
);

/** Names of WordPress, browsers and examples. */
const FOREIGN =
	/^(WP_\w+|DOMDocument|Intl|MutationObserver|IntersectionObserver|ResizeObserver|Vary|Red|InterpolatedNotPrepared|PrefixAllGlobals)$/;

/** @type {( space: string ) => string} The folder of a part of a module: `Scroll_Up\\` is `scroll-up\\`. */
const folderOf = ( space ) => space.toLowerCase().replaceAll( '_', '-' );

/** @type {( name: string ) => boolean} Whether a file, TypeScript or WordPress has this name. */
const isKnown = ( name ) =>
	FOREIGN.test( name ) ||
	scriptNames.has( name ) ||
	[ name, name.replace( /\w+\\/g, folderOf ) ].some( ( one ) =>
		phpNames.some( ( path ) =>
			path.endsWith( `/${ one.replaceAll( '\\', '/' ) }` )
		)
	);

/** @type {( code: string ) => string[]} The names of `{a,b}.ts`. */
function spread( code ) {
	const [ whole, list ] = code.match( /\{([\w.,/-]+,[\w.,/-]+)\}/ ) ?? [];
	return whole && list
		? list.split( ',' ).map( ( one ) => code.replace( whole, one ) )
		: [ code ];
}

/** @type {( text: string ) => string[]} What stands as code in a page, without its code blocks. */
const codeIn = ( text ) =>
	[
		...text.replace( /```[^]*?```/g, '' ).matchAll( /`([^`\n]+)`/g ),
	].flatMap( ( [ , code ] ) => spread( code ) );

const CLASS =
	/^(?:\\?Frontage\\)?((?:[A-Z]\w+\\)*[A-Z]\w*[a-z]\w*)(?:::\$?\w+(?:\(.*\))?)?$/;

const PATH =
	/^(?:blocks|features|extensions|includes|src|tests|e2e|tools|bench)\/[\w./-]*\w\/?$/;

/** @type {( text: string ) => string[]} Names of classes and files in a page that do not exist. */
function lost( text ) {
	const code = codeIn( text );
	return [
		...code.filter( ( one ) => {
			const [ , name ] = one.match( CLASS ) ?? [];
			return name && ! isKnown( name );
		} ),
		...code.filter(
			( one ) =>
				PATH.test( one ) &&
				! [ '', '.ts', '.tsx' ].some( ( end ) =>
					existsSync( root + one.replace( /\/$/, '' ) + end )
				)
		),
	];
}

const read = ( file ) => readFileSync( root + file, 'utf8' );

describe( 'documents', () => {
	it( 'name only classes and files that exist', () => {
		assert.ok( PAGES.length > 90 );
		assert.deepEqual(
			PAGES.flatMap( ( page ) =>
				lost( read( page ) ).map( ( one ) => `${ page }: ${ one }` )
			),
			[]
		);
	} );

	it( 'with a name that is gone are found', () => {
		assert.deepEqual(
			lost(
				'`Manifest`, `Base\\Manifest::get()`, `src/lib`, `WP_Query`, `frontage_ads`, `Base\\Nothing`, `With_Nothing::x()`, `src/none.ts`, `src/ui/{list,none}/index.ts`'
			),
			[
				'Base\\Nothing',
				'With_Nothing::x()',
				'src/none.ts',
				'src/ui/none/index.ts',
			]
		);
	} );
} );

describe( 'figures', () => {
	const kb = ( bytes ) => `${ bytes / 1024 } KB`;
	const rows = new Map(
		[ ...read( 'docs/modules/tiers.md' ).matchAll( /^\|(.+)\|$/gm ) ].map(
			( [ , row ] ) => {
				const cells = row.split( '|' ).map( ( cell ) => cell.trim() );
				return [ cells[ 0 ], cells.at( -1 ) ];
			}
		)
	);

	it( 'of budgets are those that the build is measured by', () => {
		const all = scriptModules.map( ( { budget } ) => budget );
		assert.deepEqual(
			{
				T1: rows.get( 'T1' ),
				T2: rows.get( 'T2' ),
				part: rows.get( 'a part that loads on demand, `view-*.ts`' ),
				style: rows.get( "a module's stylesheet" ),
				queue: rows.get( 'the queue of overlays' ),
				shared: rows.get( 'a shared script module' ),
			},
			{
				T1: kb( BUDGETS.view ),
				T2: kb( BUDGETS.reactView ),
				part: kb( BUDGETS.part ),
				style: kb( BUDGETS.style ),
				queue: kb( BUDGETS.queue ),
				shared: `its own in \`module.json\`, from ${ Math.min( ...all ) } bytes to ${ kb( Math.max( ...all ) ) }`,
			}
		);
	} );

	it( 'of blocks are not written where they change', () => {
		const counted =
			/\b(\d{2,3}|ninety|eighty|a hundred and \w+) (blocks|modules|widgets)\b/i;
		const pages = [ 'README.md', 'readme.txt', 'docs/architecture.md' ];
		assert.ok( slugsOf( 'blocks' ).length > 100 );
		assert.deepEqual(
			[ ...pages, 'tests/demo/Catalogue_Pages.php' ].filter( ( page ) =>
				counted.test( read( page ) )
			),
			[]
		);
	} );
} );
