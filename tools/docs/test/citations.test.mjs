/** Every citation in code, tests and documents leads to a heading or a file that is there. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { root } from '../../build/modules.mjs';

const FOLDERS = [
	...[ 'blocks', 'features', 'extensions', 'includes', 'src' ],
	...[ 'tests', 'e2e', 'tools', 'bench', 'docs' ],
];
const TEXT = /\.(php|tsx?|mjs|js|scss|md|json|txt)$/;

const PARAGRAPHS = /\bS[0-2]( §\d+(–§?\d+)?(,(?= §))?)+/g;
const ANY_SPECIFICATION = /\bS[0-2]\b(?![-_])/g;
const RULINGS = /\brulings? (\d+)/gi;
const RECORDS = /\bADR (\d{4})\b/g;
const PATHS = /(?<![\w/.-])docs\/[\w./-]*\w/g;
const LINKS = /\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)\s]*)?\)/g;

const filesIn = ( folder ) =>
	readdirSync( join( root, folder ), { recursive: true } )
		.map( ( file ) => `${ folder }/${ file }` )
		.filter( ( file ) => TEXT.test( file ) );

const files = [
	...FOLDERS.flatMap( filesIn ),
	...readdirSync( root ).filter( ( file ) => TEXT.test( file ) ),
].filter( ( file ) => ! file.endsWith( 'citations.test.mjs' ) );

const read = ( file ) => readFileSync( join( root, file ), 'utf8' );

const headings = new Set(
	[ ...read( 'docs/compatibility.md' ).matchAll( /^## ([^:\n]+):/gm ) ].map(
		( [ , heading ] ) => heading
	)
);

const records = readdirSync( join( root, 'docs/adr' ) ).map( ( file ) =>
	file.slice( 0, 4 )
);

/**
 * The paragraphs that a citation names.
 *
 * @param {string} citation Such as `S1 §3–§5, §9`.
 * @return {string[]} Such as `S1 §3`, one for each.
 */
function paragraphsOf( citation ) {
	return [ ...citation.matchAll( /§(\d+)(?:–§?(\d+))?/g ) ].flatMap(
		( [ , from, to = from ] ) =>
			Array.from(
				{ length: Math.max( 0, Number( to ) - Number( from ) ) + 1 },
				( _, step ) =>
					`${ citation.slice( 0, 2 ) } §${ Number( from ) + step }`
			)
	);
}

const found = ( text, pattern ) =>
	[ ...text.matchAll( pattern ) ].map( ( [ whole, part ] ) => [
		whole,
		part,
	] );

/**
 * The citations of a file that lead nowhere.
 *
 * @param {string} file Path from the root.
 * @param {string} text Its content.
 */
function lost( file, text ) {
	const cited = found( text, PARAGRAPHS ).map( ( [ whole ] ) => whole );
	const links = file.endsWith( '.md' ) ? found( text, LINKS ) : [];
	return [
		...cited
			.flatMap( paragraphsOf )
			.filter( ( heading ) => ! headings.has( heading ) ),
		...found( text, RULINGS )
			.filter(
				( [ , number ] ) => ! headings.has( `Ruling ${ number }` )
			)
			.map( ( [ whole ] ) => whole ),
		...found( text, RECORDS )
			.filter( ( [ , number ] ) => ! records.includes( number ) )
			.map( ( [ whole ] ) => whole ),
		...found( text, PATHS )
			.map( ( [ whole ] ) => whole )
			.filter( ( path ) => ! existsSync( join( root, path ) ) ),
		...links
			.map( ( [ , path ] ) => path )
			.filter(
				( path ) => ! existsSync( join( root, dirname( file ), path ) )
			),
	];
}

/**
 * Mentions of the specification without a paragraph.
 *
 * @param {string} text Content of a file.
 */
const vague = ( text ) => [
	...( text.replace( PARAGRAPHS, '' ).match( ANY_SPECIFICATION ) ?? [] ),
	...( text.match( /\bCATALOGUE\b/g ) ?? [] ),
];

describe( 'citations', () => {
	it( 'resolve to a section', () => {
		const all = files.flatMap( ( file ) =>
			lost( file, read( file ) ).map( ( one ) => `${ file }: ${ one }` )
		);
		assert.deepEqual( all, [] );
	} );

	it( 'name the paragraph', () => {
		const all = files
			.filter( ( file ) => file !== 'docs/compatibility.md' )
			.flatMap( ( file ) =>
				vague( read( file ) ).map( ( one ) => `${ file }: ${ one }` )
			);
		assert.deepEqual( all, [] );
	} );

	it( 'are recognized in all their forms', () => {
		assert.deepEqual( paragraphsOf( 'S1 §3–§5, §9' ), [
			'S1 §3',
			'S1 §4',
			'S1 §5',
			'S1 §9',
		] );
		assert.deepEqual( lost( 'a.php', 'S0 §2 §77; ruling 99; ADR 0999' ), [
			'S0 §77',
			'ruling 99',
			'ADR 0999',
		] );
		assert.deepEqual( lost( 'docs/a.md', '[x](nowhere.md) docs/none.md' ), [
			'docs/none.md',
			'nowhere.md',
		] );
		assert.deepEqual( vague( 'As S0 says (S0 §4).' ), [ 'S0' ] );
	} );
} );

describe( 'docs/compatibility.md', () => {
	const text = read( 'docs/compatibility.md' );

	it( 'names only existing files and folders', () => {
		const named = found(
			text,
			/`((?:blocks|features|extensions|includes|src)\/[\w./-]+)`/g
		).map( ( [ , path ] ) => path );
		assert.ok( named.length > 50 );
		assert.deepEqual(
			named.filter( ( path ) => ! existsSync( join( root, path ) ) ),
			[]
		);
	} );

	it( 'names only existing classes', () => {
		const classes = new Set(
			files
				.filter( ( file ) => file.endsWith( '.php' ) )
				.map( ( file ) => file.split( '/' ).pop()?.slice( 0, -4 ) )
		);
		const named = found( text, /`([A-Z][a-z]+(?:_[A-Z][a-z]+)*)`/g ).map(
			( [ , name ] ) => name
		);
		assert.deepEqual(
			named.filter( ( name ) => ! classes.has( name ) ),
			[]
		);
	} );
} );
