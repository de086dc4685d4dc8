/** Parses CSS colors and calculates their contrast (WCAG 2). */

/** Red, green and blue from 0 to 255, and opacity from 0 to 1. */
export type Colour = [ number, number, number, number ];

const HEX = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;
const RGB =
	/^rgba?\(\s*([\d.]+)[\s,]+([\d.]+)[\s,]+([\d.]+)(?:[\s,/]+([\d.]+%?))?\s*\)$/i;

/**
 * Parses `#abc`, `#aabbcc`, both with opacity, and `rgb()`.
 *
 * @param css Any text.
 * @return Null for everything else, such as color names and gradients.
 */
export function parseColour( css: string ): Colour | null {
	const text = css.trim();
	const hex = HEX.exec( text )?.[ 1 ];
	if ( hex ) {
		const long = hex.length < 6 ? hex.replace( /./g, '$&$&' ) : hex;
		const [ red = 0, green = 0, blue = 0, alpha = 255 ] = Array.from(
			long.matchAll( /../g ),
			( [ pair ] ) => parseInt( pair, 16 )
		);
		return [ red, green, blue, alpha / 255 ];
	}
	const [ , red, green, blue, alpha = '1' ] = RGB.exec( text ) ?? [];
	return red === undefined
		? null
		: [ Number( red ), Number( green ), Number( blue ), opacity( alpha ) ];
}

const opacity = ( text: string ) =>
	text.endsWith( '%' ) ? parseFloat( text ) / 100 : Number( text );

/**
 * Returns the color that results from one color on top of another.
 *
 * @param front May be translucent.
 * @param back  Treated as opaque.
 */
export const over = ( front: Colour, back: Colour ): Colour => {
	const mix = ( index: 0 | 1 | 2 ) =>
		front[ index ] * front[ 3 ] + back[ index ] * ( 1 - front[ 3 ] );
	return [ mix( 0 ), mix( 1 ), mix( 2 ), 1 ];
};

function linear( value: number ): number {
	const part = value / 255;
	return part <= 0.04045
		? part / 12.92
		: Math.pow( ( part + 0.055 ) / 1.055, 2.4 );
}

const luminance = ( [ red, green, blue ]: Colour ) =>
	0.2126 * linear( red ) + 0.7152 * linear( green ) + 0.0722 * linear( blue );

/**
 * Returns the contrast ratio of text on its background, from 1 to 21.
 *
 * @param text       May be translucent.
 * @param background Treated as opaque.
 */
export function contrast( text: Colour, background: Colour ): number {
	const both = [
		luminance( over( text, background ) ),
		luminance( background ),
	];
	return ( Math.max( ...both ) + 0.05 ) / ( Math.min( ...both ) + 0.05 );
}
