import {
	BLUSH,
	BRICK,
	chance,
	CLAY,
	CREAM,
	ellipse,
	INK,
	line,
	mix,
	OCHRE,
	path,
	PINE,
	PLUM,
	rect,
	SAND,
	sky,
} from '../shapes.mjs';

/**
 * Roofs of an old town at dusk, with windows lit.
 *
 * @param {number} width
 * @param {number} height
 */
export function roofs( width, height ) {
	const next = chance( 31 );
	let svg =
		sky( width, height, [ PLUM, mix( PLUM, CLAY, 0.6 ), BLUSH ] ) +
		ellipse( 1230, 250, 70, 70, CREAM ) +
		ellipse( 1258, 236, 66, 66, mix( PLUM, CLAY, 0.25 ) );
	const rows = [
		{
			base: 620,
			wide: 150,
			color: mix( PLUM, BLUSH, 0.32 ),
			roof: mix( PLUM, CLAY, 0.45 ),
		},
		{ base: 770, wide: 190, color: mix( PLUM, SAND, 0.25 ), roof: BRICK },
		{
			base: 930,
			wide: 240,
			color: mix( INK, PLUM, 0.6 ),
			roof: mix( BRICK, INK, 0.35 ),
		},
	];
	rows.forEach( ( { base, wide, color, roof }, row ) => {
		for ( let x = -60 - row * 40; x < width; x += wide * 0.94 ) {
			const top = base - next() * 130;
			const own = mix( color, row === 1 ? CREAM : INK, next() * 0.16 );
			const high = 74 + row * 16;
			svg +=
				rect( x, top, wide, height, own ) +
				rect(
					x + wide * 0.72,
					top,
					wide * 0.28,
					height,
					mix( own, INK, 0.22 )
				) +
				path(
					`M${ x - 14 } ${ top + 4 }L${ x + wide * 0.5 } ${ top - high }L${ x + wide + 14 } ${ top + 4 }Z`,
					roof
				) +
				path(
					`M${ x + wide * 0.5 } ${ top - high }L${ x + wide + 14 } ${ top + 4 }L${ x + wide * 0.66 } ${ top + 4 }Z`,
					mix( roof, INK, 0.3 )
				);
			if ( next() > 0.55 ) {
				svg += rect(
					x + wide * 0.2,
					top - high * 0.9,
					24,
					high * 0.7,
					mix( roof, INK, 0.4 )
				);
			}
			for ( let floor = 0; floor < 3; floor++ ) {
				for ( let bay = 0; bay < 2; bay++ ) {
					const isLit = next() > 0.5;
					const size = 26 + row * 6;
					svg += rect(
						x + wide * ( 0.16 + bay * 0.3 ),
						top + 34 + floor * ( size * 2.1 ),
						size,
						size * 1.35,
						isLit ? OCHRE : mix( own, INK, 0.5 )
					);
				}
			}
		}
		if ( row === 0 ) {
			svg +=
				rect( 700, 300, 110, 500, mix( PLUM, BLUSH, 0.45 ) ) +
				rect( 772, 300, 38, 500, mix( PLUM, BLUSH, 0.2 ) ) +
				path( 'M686 304L755 130L824 304Z', PINE ) +
				path( 'M755 130L824 304L780 304Z', mix( PINE, INK, 0.4 ) ) +
				ellipse( 746, 380, 27, 27, CREAM ) +
				line( 'M746 380V362M746 380L758 386', INK, 5 );
		}
	} );
	return svg;
}
