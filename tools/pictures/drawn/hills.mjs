import {
	BLUSH,
	BRICK,
	CLAY,
	CREAM,
	ellipse,
	INK,
	MIST,
	mix,
	OCHRE,
	path,
	PINE,
	rect,
	ridge,
	SAGE,
	SAND,
	sky,
	tree,
} from '../shapes.mjs';

/**
 * Rows of hills at dawn, with a house between cypresses.
 *
 * @param {number} width
 * @param {number} height
 */
export function hills( width, height ) {
	const colors = [
		mix( BLUSH, SAGE, 0.35 ),
		mix( SAGE, MIST, 0.25 ),
		SAGE,
		mix( SAGE, PINE, 0.5 ),
		PINE,
		mix( PINE, INK, 0.55 ),
	];
	let svg =
		sky( width, height, [ mix( BLUSH, CREAM, 0.2 ), CREAM, CREAM ] ) +
		ellipse(
			width * 0.68,
			height * 0.34,
			190,
			190,
			CREAM,
			'filter="url(#glow)"'
		) +
		ellipse( width * 0.68, height * 0.34, 92, 92, OCHRE );
	colors.forEach( ( color, row ) => {
		const { at, svg: shape } = ridge(
			width,
			height,
			height * ( 0.42 + row * 0.105 ),
			46 + row * 7,
			row * 3 + 5,
			color,
			0.9 + row * 0.16
		);
		svg += shape;
		if ( row === 3 ) {
			const foot = at( 520 ) + 14;
			svg +=
				rect( 470, foot - 74, 116, 80, CREAM ) +
				rect( 548, foot - 74, 38, 80, SAND ) +
				path(
					`M456 ${ foot - 72 }L500 ${ foot - 116 }L566 ${ foot - 116 }L602 ${ foot - 72 }Z`,
					CLAY
				) +
				rect( 492, foot - 48, 18, 22, INK ) +
				rect( 526, foot - 48, 16, 54, BRICK );
			[ 420, 612, 640, 676 ].forEach( ( x, index ) => {
				svg += tree(
					x,
					at( x ) + 12,
					150 - index * 22,
					mix( PINE, INK, 0.25 ),
					INK
				);
			} );
		}
		if ( row === 4 ) {
			[ 1130, 1176, 1240, 1500, 180 ].forEach( ( x, index ) => {
				svg += tree(
					x,
					at( x ) + 16,
					210 - index * 24,
					mix( PINE, INK, 0.4 ),
					INK
				);
			} );
		}
	} );
	return svg;
}
