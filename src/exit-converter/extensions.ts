/** Settings of extensions, which no block of WordPress has. */
import type { Lost } from './lost-text';
import { EXTENSIONS } from './scan';

declare global {
	interface Window {
		/** Extensions whose settings are texts for visitors: their titles, and the paths of these settings. */
		frontageWords?: Record< string, { title: string; settings: string[] } >;
	}
}

/**
 * Returns what is at a path.
 *
 * @param value Settings.
 * @param path  Names; `*` is any.
 */
function at( value: unknown, path: string[] ): unknown[] {
	const [ name, ...rest ] = path;
	if ( name === undefined ) {
		return typeof value === 'string' ? [ value ] : [];
	}
	const inner = Object( value ) as Record< string, unknown >;
	const found = name === '*' ? Object.values( inner ) : [ inner[ name ] ];
	return found.flatMap( ( one ) => at( one, rest ) );
}

/**
 * Returns the texts in the settings of extensions.
 *
 * @param values Attributes of any block.
 */
export function wordsIn( values: Record< string, unknown > ): Lost[] {
	const all = ( values[ EXTENSIONS ] ?? {} ) as Record< string, unknown >;
	return Object.entries( window.frontageWords ?? {} ).flatMap(
		( [ slug, { title, settings } ] ) =>
			settings
				.flatMap( ( path ) => at( all[ slug ], path.split( '.' ) ) )
				.map( ( text ) => String( text ).trim() )
				.filter( Boolean )
				.map( ( text ) => ( { title, text } ) )
	);
}
