/**
 * Returns whether the visitor's browser prefers one of some languages.
 *
 * @param {string[]} languages Such as `de`.
 */
export const isMet = ( languages ) =>
	languages.includes( navigator.language.split( '-' )[ 0 ] );
