/** Measures what visitors may have to load, in bytes after gzip. */
import { gzipSync } from 'node:zlib';
import { KINDS, isTier2 } from './modules.mjs';

/**
 * @param {Object}                     manifest
 * @param {( path: string ) => Buffer} read     Reads a built file.
 * @return {Object} Bytes of every page with an island, of the shared script modules, and of each module.
 */
export function sizes( manifest, read ) {
	const gzip = ( path ) => gzipSync( read( path ), { level: 9 } ).length;
	const scriptModules = Object.entries( manifest.script_modules );
	const result = {
		page: {
			recorder: gzip( 'build/recorder.js' ),
			island: gzip( 'build/island.css' ),
		},
		scriptModules: Object.fromEntries(
			scriptModules.map( ( [ id, { path } ] ) => [ id, gzip( path ) ] )
		),
		modules: {},
	};
	for ( const kind of KINDS ) {
		for ( const [ slug, { style, view, parts = {} } ] of Object.entries(
			manifest[ kind ]
		) ) {
			result.modules[ slug ] = {
				kind,
				react: view?.react ?? false,
				...( isTier2( kind, slug ) && { tier: 2 } ),
				...( style && { style: gzip( style.path ) } ),
				...( view && {
					view: gzip( view.path ),
					needs: scriptModulesOf( view.path, read, scriptModules ),
				} ),
			};
			for ( const [ name, { path } ] of Object.entries( parts ) ) {
				result.modules[ `${ slug }/${ name }` ] = {
					kind,
					react: false,
					view: gzip( path ),
				};
			}
		}
	}
	return result;
}

/**
 * @param {string}   path          A built view module.
 * @param {Function} read          Reads a built file.
 * @param {Array}    scriptModules The shared script modules.
 * @return {string[]} Those that it imports, statically or dynamically.
 */
function scriptModulesOf( path, read, scriptModules ) {
	const asset = read( path.replace( '.js', '.asset.php' ) ).toString();
	return scriptModules
		.map( ( [ id ] ) => id )
		.filter( ( id ) => asset.includes( `'${ id }'` ) );
}
