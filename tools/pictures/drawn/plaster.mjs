import {
	BLUSH,
	BRICK,
	CLAY,
	CREAM,
	ellipse,
	INK,
	line,
	MIST,
	mix,
	path,
	PLUM,
	SAND,
} from '../shapes.mjs';
import { walls } from './walls.mjs';

/**
 * What `reading` shows, before people lived there: bare plaster, a ladder, a bucket, and a first patch of paint.
 *
 * @param {number} width
 * @param {number} height
 */
export function plaster( width, height ) {
	const floor = height * 0.76;
	const wall = mix( CREAM, MIST, 0.5 );
	return (
		walls( width, height, floor, wall, mix( SAND, MIST, 0.35 ) ) +
		path(
			'M980 150q120 -50 230 -10q130 -20 170 60q30 150 -40 240q-120 70 -260 20q-130 20 -150 -110q-10 -140 50 -200Z',
			mix( PLUM, BLUSH, 0.28 )
		) +
		path(
			'M760 420l34 50l-18 40l30 60',
			'none',
			`stroke="${ mix( wall, INK, 0.3 ) }" stroke-width="7"`
		) +
		path(
			'M300 700l-20 34l26 22l-10 30',
			'none',
			`stroke="${ mix( wall, INK, 0.3 ) }" stroke-width="7"`
		) +
		line(
			`M1010 ${ floor + 90 }L1080 300M1160 ${ floor + 90 }L1120 300`,
			BRICK,
			20
		) +
		[ 0, 1, 2, 3, 4 ]
			.map( ( step ) =>
				line(
					`M${ 1066 - step * 10 } ${ 390 + step * 92 }H${ 1128 + step * 7 }`,
					mix( BRICK, CLAY, 0.4 ),
					16
				)
			)
			.join( '' ) +
		line( `M1290 ${ floor + 110 }L1120 300`, mix( BRICK, INK, 0.4 ), 18 ) +
		ellipse(
			820,
			floor + 140,
			150,
			22,
			INK,
			'opacity=".25" filter="url(#soft)"'
		) +
		path(
			`M690 ${ floor - 20 }h170l-20 150h-130Z`,
			mix( MIST, INK, 0.2 )
		) +
		path( `M790 ${ floor - 20 }h70l-20 150h-60Z`, mix( MIST, INK, 0.4 ) ) +
		ellipse( 775, floor - 20, 85, 20, mix( PLUM, BLUSH, 0.28 ) ) +
		path(
			`M800 ${ floor - 12 }q10 60 -6 70q-16 -10 -8 -68Z`,
			mix( PLUM, BLUSH, 0.28 )
		) +
		line( `M790 ${ floor - 30 }L880 ${ floor - 170 }`, CLAY, 18 ) +
		path( `M1330 ${ floor + 60 }h210v110h-210Z`, SAND ) +
		path(
			`M1330 ${ floor + 60 }l40 -34h210l-40 34Z`,
			mix( SAND, CREAM, 0.5 )
		) +
		path(
			`M1540 ${ floor + 60 }l40 -34v110l-40 34Z`,
			mix( SAND, CLAY, 0.4 )
		)
	);
}
