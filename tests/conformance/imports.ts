/** Who imports whom, read from the sources; types count like anything else. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const IMPORT =
	/(?:import|export)\s[^'"]*?from\s*['"]([^'"]+)['"]|import\s*\(?\s*['"]([^'"]+)['"]/g;

export const importsOf = ( source: string ) =>
	[ ...source.matchAll( IMPORT ) ].map(
		( found ) => found[ 1 ] ?? found[ 2 ]
	);

export const sourcesIn = ( folder: string ) =>
	( readdirSync( folder, { recursive: true, encoding: 'utf8' } ) as string[] )
		.filter( ( file ) => /\.tsx?$/.test( file ) )
		.map( ( file ) => join( folder, file ) );

/**
 * @param path Of a file, with or without its ending, or of a folder.
 * @return The script it stands for, if there is one.
 */
const scriptAt = ( path: string ) =>
	[
		path,
		`${ path }.ts`,
		`${ path }.tsx`,
		`${ path }/index.ts`,
		`${ path }/index.tsx`,
	].find( ( file ) => /\.tsx?$/.test( file ) && existsSync( file ) );

const relativesOf = ( file: string ) =>
	importsOf( readFileSync( file, 'utf8' ) ).filter( ( request ) =>
		request.startsWith( '.' )
	);

/**
 * Follows relative imports from an entry.
 *
 * @param entry Full path of a file.
 * @param seen  Files already followed.
 * @return Every import that leaves the tree.
 */
export function reach( entry: string, seen = new Set< string >() ): string[] {
	const file = scriptAt( entry );
	if ( ! file || seen.has( file ) ) {
		return [];
	}
	seen.add( file );
	return importsOf( readFileSync( file, 'utf8' ) ).flatMap( ( request ) =>
		request.startsWith( '.' )
			? reach( resolve( dirname( file ), request ), seen )
			: [ request ]
	);
}

/**
 * @param files Full paths.
 * @return What each of them imports by a relative path.
 */
export function graphOf( files: string[] ): Map< string, string[] > {
	return new Map(
		files.map( ( file ) => [
			file,
			relativesOf( file )
				.map( ( request ) =>
					scriptAt( resolve( dirname( file ), request ) )
				)
				.filter( ( target ) => target !== undefined ),
		] )
	);
}

/**
 * @param graph What each file imports.
 * @return The first circle that each file closes: the files on the way, the first one again at the end.
 */
export function circlesIn( graph: Map< string, string[] > ): string[][] {
	const circles: string[][] = [];
	const done = new Set< string >();
	const visit = ( file: string, way: string[] ) => {
		if ( way.includes( file ) ) {
			circles.push( [ ...way.slice( way.indexOf( file ) ), file ] );
			return;
		}
		if ( ! done.has( file ) ) {
			graph
				.get( file )
				?.forEach( ( target ) => visit( target, [ ...way, file ] ) );
			done.add( file );
		}
	};
	graph.forEach( ( _, file ) => visit( file, [] ) );
	return circles;
}
