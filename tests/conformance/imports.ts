/** Who imports whom, read from the sources; types count like anything else. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { folders } from '../../tools/build/aliases';
import { root } from './modules';

const ALIAS = /^@frontage\//;

const IMPORT =
	/(?:import|export)\s[^'"]*?from\s*['"]([^'"]+)['"]|import\s*\(?\s*['"]([^'"]+)['"]/g;

export const importsOf = ( source: string ) =>
	[ ...source.matchAll( IMPORT ) ].map(
		( [ , from, loaded ] ) => from ?? loaded ?? ''
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

/** Where an import of our own may lie, relative or by name; nowhere for a package. */
const placesOf = ( request: string, importer: string ): string[] => {
	if ( request.startsWith( '.' ) ) {
		return [ resolve( dirname( importer ), request ) ];
	}
	return ALIAS.test( request )
		? folders.map( ( folder ) =>
				join( root, folder, request.replace( ALIAS, '' ) )
			)
		: [];
};

/**
 * Follows our own imports from an entry.
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
	return importsOf( readFileSync( file, 'utf8' ) ).flatMap( ( request ) => {
		const places = placesOf( request, file );
		return places.length
			? places.flatMap( ( place ) => reach( place, seen ) )
			: [ request ];
	} );
}

/**
 * @param files Full paths.
 * @return Which of our own scripts each of them imports.
 */
export function graphOf( files: string[] ): Map< string, string[] > {
	return new Map(
		files.map( ( file ) => [
			file,
			importsOf( readFileSync( file, 'utf8' ) )
				.flatMap( ( request ) => placesOf( request, file ) )
				.map( scriptAt )
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
