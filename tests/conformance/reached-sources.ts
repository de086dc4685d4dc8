/** Shared sources that a module uses, of both languages: what it imports, and what these import. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { reach } from './imports';
import { filesOf, read, root, type Module } from './modules';

/** Not what only tests, patterns and fixtures say. */
export const isSource = ( file: string ) =>
	/\.(?:php|tsx?)$/.test( file ) &&
	! /(?:^|\/)(?:fixtures|patterns|test)\/|\.test\.tsx?$/.test( file );

const phpText = new Map(
	readdirSync( join( root, 'includes' ), {
		recursive: true,
		encoding: 'utf8',
	} )
		.filter( ( file ) => file.endsWith( '.php' ) )
		.map( ( file ) => [
			file,
			readFileSync( join( root, 'includes', file ), 'utf8' ),
		] )
);

/** Files of `includes/` that PHP code may use: those it imports, and classes of its own folder that it mentions. */
const usedBy = ( php: string, folder = '' ): string[] => {
	const imported = [
		...php.matchAll( /^use (?:function )?Frontage\\([\w\\]+)/gm ),
	].flatMap( ( [ , name = '' ] ) => {
		const path = name.replaceAll( '\\', '/' );
		return [ `${ path }.php`, `${ dirname( path ) }/functions.php` ];
	} );
	const words = new Set( php.match( /\b[A-Z]\w+/g ) );
	const beside = folder
		? [ ...phpText.keys() ].filter(
				( file ) =>
					dirname( file ) === folder &&
					words.has( basename( file, '.php' ) )
			)
		: [];
	return [ ...imported, ...beside ].filter( ( file ) => phpText.has( file ) );
};

const collect = ( files: string[], seen: Set< string > ) => {
	for ( const file of files.filter( ( one ) => ! seen.has( one ) ) ) {
		seen.add( file );
		collect( usedBy( phpText.get( file ) ?? '', dirname( file ) ), seen );
	}
	return seen;
};

/**
 * @param module Block, feature or extension.
 * @return Texts of its own sources, and of the shared ones that it uses.
 */
export function sourcesOf( module: Module ) {
	const files = filesOf( module, '' ).filter( isSource );
	const scripts = new Set< string >();
	const php = new Set< string >();
	for ( const file of files ) {
		if ( file.endsWith( '.php' ) ) {
			collect( usedBy( read( module, file ) ), php );
		} else {
			reach( join( module.folder, file ), scripts );
		}
	}
	return {
		own: files.map( ( file ) => read( module, file ) ),
		shared: [
			...[ ...scripts ].map( ( file ) => readFileSync( file, 'utf8' ) ),
			...[ ...php ].map( ( file ) => phpText.get( file ) ?? '' ),
		],
	};
}

/**
 * @param file Stylesheet.
 * @param seen Those already followed.
 * @return It and the stylesheets that it includes, full paths.
 */
export function stylesIn( file: string, seen = new Set< string >() ) {
	if ( existsSync( file ) && ! seen.has( file ) ) {
		seen.add( file );
		for ( const [ , path = '' ] of readFileSync( file, 'utf8' ).matchAll(
			/@(?:use|forward) "(?!sass:)([^"]+)"/g
		) ) {
			const base = join( dirname( file ), path );
			stylesIn( `${ base }.scss`, seen );
			stylesIn(
				join( dirname( base ), `_${ basename( base ) }.scss` ),
				seen
			);
		}
	}
	return seen;
}
