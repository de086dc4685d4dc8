/** Text handling that is the same in PHP: only ASCII white space is trimmed, line breaks are `\n`. */

const SPACE = ' \t\n\r\f\v\0';

/** Trims white space at both ends; in linear time, which a regular expression for the end is not. */
export function trim( text: string ): string {
	let start = 0;
	let end = text.length;
	while ( start < end && SPACE.includes( text[ start ]! ) ) {
		start++;
	}
	while ( end > start && SPACE.includes( text[ end - 1 ]! ) ) {
		end--;
	}
	return text.slice( start, end );
}

/** Lowercases the 26 ASCII letters only. */
export const lower = ( text: string ): string =>
	text.replace( /[A-Z]+/g, ( letters ) => letters.toLowerCase() );

/** Returns the length in code points, close to what a person would count; a line break counts as one. */
export const lengthOf = ( text: string ): number =>
	[ ...text.replace( /\r\n?/g, '\n' ) ].length;
