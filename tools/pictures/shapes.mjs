/** What the drawn pictures are made of: one palette, one light from the left, edges as if cut from paper. */

/** The only colors; a picture mixes two of them where it needs one more. */
export const INK = '#22302f';
export const PINE = '#2f5a56';
export const SAGE = '#8da488';
export const MIST = '#d3dfd8';
export const CREAM = '#f5ecdc';
export const SAND = '#e6d1ae';
export const OCHRE = '#dea345';
export const CLAY = '#c5643d';
export const BRICK = '#8f3f2e';
export const BLUSH = '#e6bba2';
export const PLUM = '#54364a';

/**
 * Mixes two colors.
 *
 * @param {string} first  As `#rrggbb`.
 * @param {string} second As `#rrggbb`.
 * @param {number} share  Of the second, 0 to 1.
 * @return {string} As `#rrggbb`.
 */
export function mix( first, second, share ) {
	const parts = ( /** @type {string} */ color ) =>
		[ 1, 3, 5 ].map( ( at ) => parseInt( color.slice( at, at + 2 ), 16 ) );
	const [ from, to ] = [ parts( first ), parts( second ) ];
	return `#${ from
		.map( ( part, index ) =>
			Math.round( part + ( to[ index ] - part ) * share )
				.toString( 16 )
				.padStart( 2, '0' )
		)
		.join( '' ) }`;
}

/**
 * Returns numbers that look random and are always the same.
 *
 * @param {number} seed
 * @return {() => number} Each call gives the next, 0 to 1.
 */
export function chance( seed ) {
	let state = seed * 7919;
	return () => {
		state = ( state * 16807 ) % 2147483647;
		return state / 2147483647;
	};
}

/**
 * A closed shape.
 *
 * @param {string} d    Path data.
 * @param {string} fill
 * @param {string} more Further attributes.
 */
export const path = ( d, fill, more = '' ) =>
	`<path d="${ d }" fill="${ fill }" ${ more }/>`;

export const rect = (
	/** @type {number} */ x,
	/** @type {number} */ y,
	/** @type {number} */ width,
	/** @type {number} */ height,
	/** @type {string} */ fill,
	more = ''
) =>
	`<rect x="${ x }" y="${ y }" width="${ width }" height="${ height }" fill="${ fill }" ${ more }/>`;

export const ellipse = (
	/** @type {number} */ cx,
	/** @type {number} */ cy,
	/** @type {number} */ rx,
	/** @type {number} */ ry,
	/** @type {string} */ fill,
	more = ''
) =>
	`<ellipse cx="${ cx }" cy="${ cy }" rx="${ rx }" ry="${ ry }" fill="${ fill }" ${ more }/>`;

export const line = (
	/** @type {string} */ d,
	/** @type {string} */ stroke,
	/** @type {number} */ width,
	more = ''
) =>
	`<path d="${ d }" fill="none" stroke="${ stroke }" stroke-width="${ width }" stroke-linecap="round" stroke-linejoin="round" ${ more }/>`;

/**
 * A ridge from the left to the right edge, filled down to the bottom.
 *
 * @param {number} width
 * @param {number} height Of the picture.
 * @param {number} base   Height of the ridge, in pixels from the top.
 * @param {number} swing  How far it goes up and down.
 * @param {number} seed
 * @param {string} fill
 * @param {number} waves  Of the widest wave.
 */
export function ridge( width, height, base, swing, seed, fill, waves = 1.5 ) {
	const next = chance( seed );
	const phases = [ next(), next(), next() ].map( ( part ) => part * 7 );
	const at = ( /** @type {number} */ x ) =>
		base +
		swing *
			( 0.62 * Math.sin( ( x / width ) * waves * 6.28 + phases[ 0 ] ) +
				0.28 * Math.sin( ( x / width ) * waves * 13.7 + phases[ 1 ] ) +
				0.1 * Math.sin( ( x / width ) * waves * 31 + phases[ 2 ] ) );
	const points = [];
	for ( let x = -20; x <= width + 20; x += 12 ) {
		points.push( `${ x } ${ at( x ).toFixed( 1 ) }` );
	}
	return {
		at,
		svg: path(
			`M${ points.join( 'L' ) }L${ width + 20 } ${ height + 20 }L-20 ${ height + 20 }Z`,
			fill
		),
	};
}

/**
 * A gradient from top to bottom, as the fill of a whole picture.
 *
 * @param {number}   width
 * @param {number}   height
 * @param {string[]} colors
 */
export function sky( width, height, colors ) {
	const stops = colors
		.map(
			( color, index ) =>
				`<stop offset="${ index / ( colors.length - 1 ) }" stop-color="${ color }"/>`
		)
		.join( '' );
	return `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">${ stops }</linearGradient>${ rect( -20, -20, width + 40, height + 40, 'url(#sky)' ) }`;
}

/**
 * A cypress or fir: a narrow drop with its dark side to the right.
 *
 * @param {number} x
 * @param {number} foot
 * @param {number} size  Height in pixels.
 * @param {string} light
 * @param {string} dark
 */
export function tree( x, foot, size, light, dark ) {
	const half = size * 0.16;
	return (
		path(
			`M${ x } ${ foot - size }C${ x + half * 1.4 } ${ foot - size * 0.55 } ${ x + half * 1.2 } ${ foot } ${ x } ${ foot }S${ x - half * 1.4 } ${ foot - size * 0.55 } ${ x } ${ foot - size }Z`,
			light
		) +
		path(
			`M${ x } ${ foot - size }C${ x + half * 1.4 } ${ foot - size * 0.55 } ${ x + half * 1.2 } ${ foot } ${ x } ${ foot }C${ x + half * 0.4 } ${ foot - size * 0.3 } ${ x + half * 0.5 } ${ foot - size * 0.6 } ${ x } ${ foot - size }Z`,
			dark
		)
	);
}

/**
 * A leaf along a line, two tones with its rib.
 *
 * @param {number} x
 * @param {number} y
 * @param {number} length
 * @param {number} angle  In degrees; 0 points up.
 * @param {string} light
 * @param {string} dark
 */
export function leaf( x, y, length, angle, light, dark ) {
	const wide = length * 0.24;
	return `<g transform="translate(${ x } ${ y }) rotate(${ angle })">${ path(
		`M0 0C${ -wide } ${ -length * 0.3 } ${ -wide } ${ -length * 0.75 } 0 ${ -length }Z`,
		light
	) }${ path(
		`M0 0C${ wide } ${ -length * 0.3 } ${ wide } ${ -length * 0.75 } 0 ${ -length }Z`,
		dark
	) }</g>`;
}
