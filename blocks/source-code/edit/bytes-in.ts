/**
 * Returns how long a text is in UTF-8, as PHP counts.
 *
 * @param text Any text.
 */
export function bytesIn( text: string ): number {
	let bytes = text.length;
	for ( const character of text ) {
		const point = character.codePointAt( 0 )!;
		// Beyond the Basic Multilingual Plane, one character of four bytes has a length of two.
		bytes +=
			point > 0xffff
				? 2
				: Number( point > 0x7f ) + Number( point > 0x7ff );
	}
	return bytes;
}
