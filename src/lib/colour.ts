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
		const [ red, green, blue, alpha = 255 ] = long
			.match( /../g )!
			.map( ( pair ) => parseInt( pair, 16 ) );
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
	const mix = ( index: number ) =>
		front[ index ] * front[ 3 ] + back[ index ] * ( 1 - front[ 3 ] );
	return [ mix( 0 ), mix( 1 ), mix( 2 ), 1 ];
};

function luminance( colour: Colour ): number {
	const [ red, green, blue ] = colour.slice( 0, 3 ).map( ( value ) => {
		const part = value / 255;
		return part <= 0.04045
			? part / 12.92
			: Math.pow( ( part + 0.055 ) / 1.055, 2.4 );
	} );
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * Returns the contrast ratio of text on its background, from 1 to 21.
 *
 * @param text       May be translucent.
 * @param background Treated as opaque.
 */
export function contrast( text: Colour, background: Colour ): number {
	const [ light, dark ] = [
		luminance( over( text, background ) ),
		luminance( background ),
	].sort( ( a, b ) => b - a );
	return ( light + 0.05 ) / ( dark + 0.05 );
}
