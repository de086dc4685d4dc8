import {
	BLUSH,
	BRICK,
	CLAY,
	CREAM,
	ellipse,
	INK,
	leaf,
	mix,
	OCHRE,
	path,
	PINE,
	PLUM,
	rect,
	SAGE,
	SAND,
} from '../shapes.mjs';
import { walls } from './walls.mjs';

/**
 * An armchair, a lamp, and a plant by a window.
 *
 * @param {number} width
 * @param {number} height
 */
export function reading( width, height ) {
	const floor = height * 0.76;
	const plant = [ -74, -52, -30, -10, 12, 34, 58, 80 ]
		.map( ( angle, index ) =>
			leaf(
				330,
				730,
				330 - ( index % 3 ) * 54,
				angle,
				index % 2 ? SAGE : mix( SAGE, PINE, 0.5 ),
				PINE
			)
		)
		.join( '' );
	const books = [ CLAY, OCHRE, PINE, CREAM ]
		.map( ( color, index ) =>
			rect(
				1236 + ( index % 2 ) * 14,
				806 - index * 30,
				190 - ( index % 3 ) * 22,
				28,
				color
			)
		)
		.join( '' );
	return (
		walls(
			width,
			height,
			floor,
			mix( PLUM, BLUSH, 0.28 ),
			mix( BRICK, PLUM, 0.4 )
		) +
		ellipse( 1010, floor + 150, 470, 86, CREAM, 'opacity=".92"' ) +
		ellipse( 1010, floor + 150, 420, 70, CLAY ) +
		ellipse( 1010, floor + 150, 376, 58, CREAM ) +
		ellipse(
			1010,
			floor + 170,
			330,
			40,
			INK,
			'opacity=".35" filter="url(#soft)"'
		) +
		path(
			`M800 ${ floor + 20 }l-26 130h26l34 -130ZM1180 ${ floor + 20 }l40 130h-26l-50 -130Z`,
			INK
		) +
		path(
			`M790 ${ floor - 300 }C790 ${ floor - 420 } 1210 ${ floor - 420 } 1210 ${ floor - 300 }V${ floor }H790Z`,
			PINE
		) +
		path(
			`M1060 ${ floor - 384 }C1150 ${ floor - 372 } 1210 ${ floor - 350 } 1210 ${ floor - 300 }V${ floor }H1080Z`,
			mix( PINE, INK, 0.3 )
		) +
		path(
			`M800 ${ floor - 86 }H1200V${ floor + 40 }H800Z`,
			mix( PINE, SAGE, 0.35 )
		) +
		path(
			`M722 ${ floor - 150 }q0 -50 52 -50t52 50v200h-104Z`,
			mix( PINE, SAGE, 0.2 )
		) +
		path(
			`M1174 ${ floor - 150 }q0 -50 52 -50t52 50v200h-104Z`,
			mix( PINE, INK, 0.4 )
		) +
		path( `M880 ${ floor - 240 }l180 -26l24 150l-180 26Z`, OCHRE ) +
		path(
			`M970 ${ floor - 252 }l90 -14l24 150l-90 14Z`,
			mix( OCHRE, CLAY, 0.4 )
		) +
		ellipse(
			1370,
			300,
			330,
			300,
			OCHRE,
			'opacity=".3" filter="url(#glow)"'
		) +
		rect( 1364, 330, 12, 600, INK ) +
		ellipse( 1370, 936, 96, 18, INK ) +
		path( 'M1268 330L1308 170H1432L1472 330Z', CREAM ) +
		path( 'M1380 330L1374 170H1432L1472 330Z', SAND ) +
		plant +
		path( 'M246 726h168l-26 168h-116Z', CLAY ) +
		path( 'M346 726h68l-26 168h-54Z', BRICK ) +
		rect( 1216, 834, 236, 16, INK ) +
		rect( 1240, 850, 12, 110, INK ) +
		rect( 1416, 850, 12, 110, INK ) +
		books
	);
}
