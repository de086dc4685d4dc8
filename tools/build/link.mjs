/**
 * Replaces the names of shared script modules in built scripts by their addresses, such as `../api.js?ver=1a2b3c4d`.
 *
 * So a page needs no import map, which would list all of them wherever one island is, and a script that is added
 * to a page later finds what it imports (ADR 79).
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import glob from 'fast-glob';

/** An import of a module by its name, or by an address that an earlier build wrote. */
const IMPORT =
	/(\b(?:from|import)\s*\(?\s*)"(?:@frontage\/|(?:\.{1,2}\/)+(?=[\w-]+\.js\?ver=))([\w-]+)(?:\.js\?ver=\w*)?"/g;

/**
 * @param {string | Buffer} content Of a built file.
 * @return {string} Its version, as addresses have it.
 */
export const versionOf = ( content ) =>
	createHash( 'md5' ).update( content ).digest( 'hex' ).slice( 0, 8 );

/**
 * Links all built scripts of a folder.
 *
 * @param {string} folder Full path of the build.
 * @throws {Error} If modules import each other in a circle, or one that was not built.
 */
export function link( folder ) {
	/** @type {Map<string, string | null>} Versions by file; null while its own imports are linked. */
	const versions = new Map();

	/**
	 * @param {string} file Full path.
	 * @return {string} Its version after linking.
	 */
	const linked = ( file ) => {
		const known = versions.get( file );
		if ( known ) {
			return known;
		}
		if ( known === null ) {
			throw new Error(
				`${ file } imports itself, maybe through others.`
			);
		}
		versions.set( file, null );
		const before = readFileSync( file, 'utf8' );
		const after = before.replace( IMPORT, ( _, how, name ) => {
			const target = join( folder, `${ name }.js` );
			if ( ! existsSync( target ) ) {
				throw new Error(
					`${ file } imports @frontage/${ name }, which was not built.`
				);
			}
			const path = relative( dirname( file ), target );
			const address = path.startsWith( '.' ) ? path : `./${ path }`;
			return `${ how }"${ address }?ver=${ linked( target ) }"`;
		} );
		if ( after !== before ) {
			writeFileSync( file, after );
		}
		const version = versionOf( after );
		versions.set( file, version );
		return version;
	};
	glob.sync( '**/*.js', { cwd: folder, absolute: true } ).forEach( linked );
}
