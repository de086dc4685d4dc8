/** What the matrix is generated from: the modules and their fixtures, found by folder. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join( __dirname, '../..' );
const KINDS = [ 'blocks', 'features', 'extensions' ];

interface Found {
	kind: string;
	slug: string;
	folder: string;
}

export interface Fixture {
	/** Of the file, such as `two-tabs`. */
	sentence: string;
	/** The heading above it on the demo's page. */
	title: string;
}

/** Returns the names of the folders in a folder. */
export const foldersIn = ( path: string ) =>
	readdirSync( path, { withFileTypes: true } )
		.filter( ( entry ) => entry.isDirectory() )
		.map( ( { name } ) => name );

const all: Found[] = KINDS.flatMap( ( kind ) =>
	foldersIn( join( ROOT, kind ) ).map( ( slug ) => ( {
		kind,
		slug,
		folder: join( ROOT, kind, slug ),
	} ) )
);

const json = ( path: string ) => JSON.parse( readFileSync( path, 'utf8' ) );

/** Whether a block lives only inside another one: it is printed and edited with its parent's fixtures. */
function isPart( { folder }: Found ): boolean {
	const { parent, ancestor } = json( join( folder, 'block.json' ) );
	return Boolean( parent ?? ancestor );
}

const demoOf = ( { folder }: Found ) => join( folder, 'demo.html' );

/** The fixtures that the demo's page shows; a module with a demo of its own shows that instead. */
function fixturesOf( found: Found ): Fixture[] {
	if ( existsSync( demoOf( found ) ) ) {
		return [];
	}
	const path = join( found.folder, 'fixtures' );
	return readdirSync( path )
		.filter( ( file ) => file.endsWith( '.json' ) && file !== 'empty.json' )
		.map( ( file ) => {
			const sentence = file.slice( 0, -5 );
			return {
				sentence,
				title: json( join( path, file ) ).title ?? sentence,
			};
		} );
}

/** What an author wrote for the module's page: its fixtures, or its demo. */
function sourceOf( found: Found ): string {
	const fixtures = join( found.folder, 'fixtures' );
	const paths = existsSync( demoOf( found ) )
		? [ demoOf( found ) ]
		: readdirSync( fixtures )
				.filter( ( file ) => file.endsWith( '.json' ) )
				.map( ( file ) => join( fixtures, file ) );
	return paths.map( ( path ) => readFileSync( path, 'utf8' ) ).join( '' );
}

export interface Module {
	slug: string;
	fixtures: Fixture[];
	/** What its page's author wrote. */
	source: string;
	/** What is looked at on one page: features change a whole page, and some fixtures need one of their own. */
	beside: 'any' | 'features' | 'none';
}

function besideOf( { kind }: Found, source: string ): Module[ 'beside' ] {
	if ( /"alone":\s*true/.test( source ) ) {
		return 'none';
	}
	return kind === 'features' ? 'features' : 'any';
}

function describe( found: Found ): Module {
	const source = sourceOf( found );
	return {
		slug: found.slug,
		fixtures: fixturesOf( found ),
		source,
		beside: besideOf( found, source ),
	};
}

/** Blocks that stand on their own. */
export const blocks = all
	.filter( ( found ) => found.kind === 'blocks' && ! isPart( found ) )
	.map( describe );

/** Everything that has a page on the demo site. */
export const printed = [
	...blocks,
	...all
		.filter(
			( found ) =>
				found.kind !== 'blocks' && existsSync( demoOf( found ) )
		)
		.map( describe ),
];

/** Modules that are looked at together: what a page or an editor's post costs by itself is paid once for them. */
const TOGETHER = 5;

const inFives = ( modules: Module[] ): Module[][] =>
	modules.flatMap( ( _, index ) =>
		index % TOGETHER ? [] : [ modules.slice( index, index + TOGETHER ) ]
	);

/**
 * Modules by the page that shows them.
 *
 * @param modules Such as `printed`.
 */
export function byPage( modules: Module[] ): Module[][] {
	const beside = ( what: Module[ 'beside' ] ) =>
		modules.filter( ( one ) => one.beside === what );
	return [
		...inFives( beside( 'any' ) ),
		...inFives( beside( 'features' ) ),
		...beside( 'none' ).map( ( one ) => [ one ] ),
	];
}

/**
 * Modules by the post that an author writes with them.
 *
 * @param modules Such as `blocks`.
 */
export const byPost = inFives;

/**
 * Returns the beginning of a test's name, by which `npm test -- --changed` finds it.
 *
 * @param modules That it looks at.
 */
export const names = ( modules: Module[] ): string =>
	modules.map( ( { slug } ) => slug ).join( ' ' );
