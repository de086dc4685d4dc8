import {
	CLAY,
	CREAM,
	ellipse,
	leaf,
	line,
	mix,
	OCHRE,
	path,
	PINE,
	rect,
	SAGE,
	SAND,
} from '../shapes.mjs';
import { vessel, fruit, jug } from './clay.mjs';

/**
 * A jug, lemons, and a cloth on a table.
 *
 * @param {number} width
 * @param {number} height
 */
export function lemons( width, height ) {
	const table = height * 0.64;
	return (
		rect( -20, -20, width + 40, height + 40, mix( PINE, SAGE, 0.28 ) ) +
		path( `M-20 -20H760L300 ${ table }H-20Z`, mix( PINE, SAGE, 0.5 ) ) +
		rect( -20, table, width + 40, height, SAND ) +
		rect( -20, table, width + 40, 22, mix( SAND, CREAM, 0.6 ) ) +
		path(
			`M150 ${ table + 60 }L900 ${ table + 34 }L1080 ${ height + 20 }L40 ${ height + 20 }Z`,
			CREAM
		) +
		[ 0, 1, 2 ]
			.map( ( index ) =>
				line(
					`M${ 210 + index * 34 } ${ table + 60 - index }L${ 120 + index * 40 } ${ height + 20 }`,
					CLAY,
					9
				)
			)
			.join( '' ) +
		jug( 520, table + 150, CLAY ) +
		line( 'M520 420Q470 240 330 170', PINE, 12 ) +
		line( 'M520 420Q560 250 700 120', PINE, 12 ) +
		line( 'M520 420Q530 260 500 60', PINE, 12 ) +
		[
			[ 470, 300, -62 ],
			[ 430, 246, 8 ],
			[ 380, 210, -78 ],
			[ 330, 170, -50 ],
			[ 572, 290, 66 ],
			[ 614, 220, -6 ],
			[ 640, 186, 72 ],
			[ 700, 120, 44 ],
			[ 522, 250, -34 ],
			[ 516, 200, 38 ],
			[ 508, 130, -30 ],
			[ 500, 66, -4 ],
		]
			.map( ( [ x, y, angle ], index ) =>
				leaf(
					x,
					y,
					130 - ( index % 3 ) * 14,
					angle,
					mix( SAGE, CREAM, 0.2 ),
					SAGE
				)
			)
			.join( '' ) +
		vessel(
			1060,
			table + 190,
			[
				[ 96, 0 ],
				[ 210, 90 ],
				[ 250, 150 ],
			],
			CREAM,
			0.2
		) +
		fruit( 960, table + 14, 74, OCHRE ) +
		fruit( 1150, table + 8, 78, OCHRE ) +
		fruit( 1056, table - 30, 80, mix( OCHRE, CREAM, 0.22 ) ) +
		path(
			`M812 ${ table + 40 }Q1060 ${ table + 100 } 1308 ${ table + 40 }L1300 ${ table + 70 }Q1060 ${ table + 140 } 822 ${ table + 70 }Z`,
			CREAM
		) +
		fruit( 1400, table + 200, 78, OCHRE ) +
		ellipse( 780, table + 256, 86, 76, mix( OCHRE, CREAM, 0.3 ) ) +
		ellipse( 780, table + 250, 72, 62, CREAM ) +
		ellipse( 780, table + 250, 62, 52, OCHRE ) +
		[ 0, 60, 120 ]
			.map(
				( angle ) =>
					`<g transform="rotate(${ angle } 780 ${ table + 250 })">${ rect( 718, table + 247, 124, 6, CREAM ) }</g>`
			)
			.join( '' )
	);
}
