/** Discovers the modules by folder; there is no hand-written list. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export const root = join( __dirname, '../..' );

export interface Module {
	kind: string;
	slug: string;
	folder: string;
}

const KINDS = [ 'blocks', 'features', 'extensions' ];

export const modules: Module[] = KINDS.flatMap( ( kind ) =>
	existsSync( join( root, kind ) )
		? readdirSync( join( root, kind ), { withFileTypes: true } )
				.filter( ( entry ) => entry.isDirectory() )
				.map( ( { name: slug } ) => ( {
					kind,
					slug,
					folder: join( root, kind, slug ),
				} ) )
		: []
);

export const blocks = modules.filter( ( { kind } ) => kind === 'blocks' );

/**
 * @param module Block, feature or extension.
 * @param names  File names or endings such as `.tsx`.
 * @return Paths of the module's matching files, relative to its folder.
 */
export function filesOf( module: Module, ...names: string[] ): string[] {
	return (
		readdirSync( module.folder, {
			recursive: true,
			encoding: 'utf8',
		} ) as string[]
	 ).filter( ( file ) => names.some( ( name ) => file.endsWith( name ) ) );
}

/**
 * @param module Block, feature or extension.
 * @param file   Path relative to its folder.
 * @return The file's text; empty if there is none.
 */
export function read( module: Module, file: string ): string {
	const path = join( module.folder, file );
	return existsSync( path ) ? readFileSync( path, 'utf8' ) : '';
}

/** Fixtures of a block: their sentences. */
export const fixturesOf = ( module: Module ) =>
	filesOf( module, '.json' )
		.filter( ( file ) => file.startsWith( 'fixtures/' ) )
		.map( ( file ) => file.slice( 9, -5 ) );
