/** The rooms, found by folder; no list of them is kept anywhere. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export const root = join( __dirname, '../..' );

export interface Room {
	kind: string;
	slug: string;
	folder: string;
}

const KINDS = [ 'blocks', 'features', 'extensions' ];

export const rooms: Room[] = KINDS.flatMap( ( kind ) =>
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

export const blocks = rooms.filter( ( { kind } ) => kind === 'blocks' );

/**
 * @param room  A room.
 * @param names File names or endings such as `.tsx`.
 * @return Paths of the room's files that match, relative to its folder.
 */
export function filesOf( room: Room, ...names: string[] ): string[] {
	return (
		readdirSync( room.folder, {
			recursive: true,
			encoding: 'utf8',
		} ) as string[]
	 ).filter( ( file ) => names.some( ( name ) => file.endsWith( name ) ) );
}

/**
 * @param room A room.
 * @param file Path relative to its folder.
 * @return The file's text, empty if there is none.
 */
export function read( room: Room, file: string ): string {
	const path = join( room.folder, file );
	return existsSync( path ) ? readFileSync( path, 'utf8' ) : '';
}

/**
 * Fixtures of a block: their sentences.
 * @param room
 */
export const fixturesOf = ( room: Room ) =>
	filesOf( room, '.json' )
		.filter( ( file ) => file.startsWith( 'fixtures/' ) )
		.map( ( file ) => file.slice( 9, -5 ) );
