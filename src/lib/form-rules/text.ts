/** Text as both languages see it: ASCII white space goes at the ends, line breaks are `\n`. */

const SPACE = ' \t\n\r\f\v\0';

/**
 * Without white space at both ends; in linear time, which an expression for the end is not.
 *
 * @param text Any text.
 */
export function trim( text: string ): string {
	let start = 0;
	let end = text.length;
	while ( start < end && SPACE.includes( text[ start ] ) ) {
		start++;
	}
	while ( end > start && SPACE.includes( text[ end - 1 ] ) ) {
		end--;
	}
	return text.slice( start, end );
}

/**
 * With the 26 capitals made small, and no others.
 *
 * @param text Any text.
 */
export const lower = ( text: string ): string =>
	text.replace( /[A-Z]+/g, ( letters ) => letters.toLowerCase() );

/**
 * How many characters a person would count, nearly: code points, a line break as one.
 *
 * @param text Any text.
 */
export const lengthOf = ( text: string ): number =>
	[ ...text.replace( /\r\n?/g, '\n' ) ].length;
