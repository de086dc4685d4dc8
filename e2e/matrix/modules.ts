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

const folders = ( path: string ) =>
	readdirSync( path, { withFileTypes: true } )
		.filter( ( entry ) => entry.isDirectory() )
		.map( ( { name } ) => name );

const all: Found[] = KINDS.flatMap( ( kind ) =>
	folders( join( ROOT, kind ) ).map( ( slug ) => ( {
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

/** The fixtures that the demo's page shows. */
function fixturesOf( { folder }: Found ): Fixture[] {
	const path = join( folder, 'fixtures' );
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

/** Blocks that stand on their own. */
export const blocks = all
	.filter( ( found ) => found.kind === 'blocks' && ! isPart( found ) )
	.map( ( found ) => ( {
		slug: found.slug,
		fixtures: fixturesOf( found ),
	} ) );

/** Everything that has a page on the demo site. */
export const printed = [
	...blocks,
	...all
		.filter(
			( { kind, folder } ) =>
				kind !== 'blocks' && existsSync( join( folder, 'demo.html' ) )
		)
		.map( ( { slug } ) => ( { slug, fixtures: [] as Fixture[] } ) ),
];
