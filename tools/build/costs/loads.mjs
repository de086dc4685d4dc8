/** When the files of features and extensions load: `const LOADS` of their classes. */
import { existsSync, readFileSync } from 'node:fs';
import { className, root } from '../modules.mjs';
import { RUNTIME } from './imports.mjs';
import { momentOf } from './moments.mjs';

/**
 * @param {string} kind `features` or `extensions`.
 * @param {string} slug The module's folder.
 * @return {{ mark: string, loads: Record<string, string> }} The attribute of HTML that uses it, and when files load by name.
 */
function declared( kind, slug ) {
	const path = `${ root }${ kind }/${ slug }/server/${ className( slug ) }.php`;
	const code = existsSync( path ) ? readFileSync( path, 'utf8' ) : '';
	const [ , list = '' ] =
		code.match( /const LOADS\s*=\s*array\(([^;]*)\);/ ) ?? [];
	return {
		mark: code.match( /const MARK\s*=\s*'([^']+)'/ )?.[ 1 ] ?? '',
		loads: Object.fromEntries(
			[ ...list.matchAll( /'([\w-]+)'\s*=>\s*'([^']+)'/g ) ].map(
				( [ , name, wake ] ) => [ name, wake ]
			)
		),
	};
}

/**
 * @param {string}                          kind    `features` or `extensions`.
 * @param {string}                          slug    The module's folder.
 * @param {Object}                          built   Its files, from the manifest.
 * @param {import('./imports.mjs').Imports} imports What scripts import.
 * @return {{ mark: string, entries: import('./entries.mjs').Entry[] }} What a page with it fetches.
 */
export function loadedBy( kind, slug, built, imports ) {
	const { style, view, parts = {} } = built;
	const { mark, loads } = declared( kind, slug );
	const short = ( { path } ) => path.replace( 'build/', '' );
	const when = ( name, fallback ) => {
		const wake = loads[ name ] ?? fallback;
		if ( ! wake ) {
			throw new Error(
				`${ kind }/${ slug } does not say when its ${ name } loads. Add \`private const LOADS = array( '${ name }' => 'interaction' );\` to its class.`
			);
		}
		return momentOf( wake );
	};
	return {
		mark,
		entries: [
			...( style
				? [ [ short( style ), when( 'style', 'load' ), 1 ] ]
				: [] ),
			...( view
				? [
						...RUNTIME,
						...imports.island( short( view ), when( 'view' ) ),
					]
				: [] ),
			// Which parts load depends on settings.
			...Object.entries( parts ).flatMap( ( [ name, part ] ) =>
				imports.entries( short( part ), when( name, loads.parts ), 0 )
			),
			...Object.keys( loads )
				.filter(
					( name ) =>
						! [ 'view', 'style', 'parts' ].includes( name ) &&
						! ( name in parts )
				)
				.map( ( name ) => [ `${ name }.js`, when( name ), 1 ] ),
		],
	};
}
