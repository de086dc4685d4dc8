/** Things of clay, and fruit. */
import { BRICK, CREAM, ellipse, INK, line, mix, path } from '../shapes.mjs';

/**
 * A thing of clay, symmetric around a line: light side, dark side, and the shadow it throws to the right.
 *
 * @param {number}             x    Of its middle.
 * @param {number}             foot
 * @param {[number, number][]} side Half widths and heights above the foot, from the bottom to the top.
 * @param {string}             fill
 * @param {number}             dark Share of ink on the dark side.
 */
export function vessel( x, foot, side, fill, dark = 0.28 ) {
	const right = side.map( ( [ half, up ] ) => [ x + half, foot - up ] );
	const left = side
		.map( ( [ half, up ] ) => [ x - half, foot - up ] )
		.reverse();
	const curve = ( /** @type {number[][]} */ points ) =>
		points
			.slice( 1 )
			.map( ( [ px, py ], index ) => {
				const [ qx, qy ] = points[ index ];
				return `C${ qx } ${ ( qy + py ) / 2 } ${ px } ${ ( qy + py ) / 2 } ${ px } ${ py }`;
			} )
			.join( '' );
	const [ topHalf, topUp ] = side[ side.length - 1 ];
	const [ footHalf ] = side[ 0 ];
	const start = right[ 0 ];
	const widest = Math.max( ...side.map( ( [ half ] ) => half ) );
	return (
		ellipse(
			x + widest * 0.75,
			foot + 2,
			widest * 1.5,
			widest * 0.16,
			INK,
			'opacity=".2" filter="url(#soft)"'
		) +
		path(
			`M${ start[ 0 ] } ${ start[ 1 ] }${ curve( right ) }L${ left[ 0 ][ 0 ] } ${ left[ 0 ][ 1 ] }${ curve( left ) }Q${ x } ${ foot + footHalf * 0.24 } ${ start[ 0 ] } ${ start[ 1 ] }Z`,
			fill
		) +
		path(
			`M${ start[ 0 ] } ${ start[ 1 ] }${ curve( right ) }L${ x + topHalf * 0.3 } ${ foot - topUp }${ curve( right.map( ( [ px, py ] ) => [ x + ( px - x ) * 0.36, py ] ).reverse() ) }Q${ x + footHalf * 0.6 } ${ foot + footHalf * 0.2 } ${ start[ 0 ] } ${ start[ 1 ] }Z`,
			mix( fill, INK, dark )
		) +
		ellipse(
			x,
			foot - topUp,
			topHalf,
			topHalf * 0.2,
			mix( fill, CREAM, 0.35 )
		) +
		ellipse(
			x + topHalf * 0.04,
			foot - topUp + topHalf * 0.03,
			topHalf * 0.82,
			topHalf * 0.14,
			mix( fill, INK, 0.5 )
		)
	);
}

/**
 * A fruit with its dark side and shadow.
 *
 * @param {number} x
 * @param {number} y
 * @param {number} size Radius.
 * @param {string} fill
 */
export const fruit = ( x, y, size, fill ) =>
	ellipse(
		x + size * 0.6,
		y + size * 0.86,
		size * 1.3,
		size * 0.22,
		INK,
		'opacity=".22" filter="url(#soft)"'
	) +
	ellipse( x, y, size * 1.12, size * 0.92, fill ) +
	path(
		`M${ x + size * 0.2 } ${ y - size * 0.9 }A${ size * 1.12 } ${ size * 0.92 } 0 0 1 ${ x } ${ y + size * 0.92 }Q${ x + size * 0.9 } ${ y + size * 0.3 } ${ x + size * 0.2 } ${ y - size * 0.9 }Z`,
		mix( fill, BRICK, 0.3 )
	) +
	ellipse(
		x - size * 0.4,
		y - size * 0.36,
		size * 0.22,
		size * 0.12,
		mix( fill, CREAM, 0.6 ),
		'transform="rotate(-30 0 0)" style="transform-box:fill-box;transform-origin:center"'
	);

export const jug = (
	/** @type {number} */ x,
	/** @type {number} */ foot,
	/** @type {string} */ fill
) =>
	line(
		`M${ x + 96 } ${ foot - 350 }C${ x + 250 } ${ foot - 360 } ${ x + 240 } ${ foot - 170 } ${ x + 120 } ${ foot - 150 }`,
		mix( fill, INK, 0.2 ),
		30
	) +
	vessel(
		x,
		foot,
		[
			[ 86, 0 ],
			[ 152, 150 ],
			[ 96, 310 ],
			[ 82, 360 ],
			[ 112, 420 ],
		],
		fill
	);
