/** Settings of extensions, which no block of WordPress has. */
import type { Lost } from './lost';

declare global {
	interface Window {
		/** Extensions whose settings are texts for visitors: their titles, and the names of these settings. */
		frontageWords?: Record< string, { title: string; settings: string[] } >;
	}
}

/** Attribute with the settings of extensions, by their folders. */
export const EXTENSIONS = 'frontage';

/**
 * Returns the texts in the settings of extensions.
 *
 * @param values Attributes of any block.
 */
export function wordsIn( values: Record< string, unknown > ): Lost[] {
	const all = ( values[ EXTENSIONS ] ?? {} ) as Record<
		string,
		Record< string, unknown > | undefined
	>;
	return Object.entries( window.frontageWords ?? {} ).flatMap(
		( [ slug, { title, settings } ] ) =>
			settings
				.map( ( name ) => String( all[ slug ]?.[ name ] ?? '' ).trim() )
				.filter( Boolean )
				.map( ( text ) => ( { title, text } ) )
	);
}
