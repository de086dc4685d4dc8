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
	SAGE,
	SAND,
} from '../shapes.mjs';
import { fruit } from './clay.mjs';

/**
 * A market stall with crates of fruit.
 *
 * @param {number} width
 * @param {number} height
 */
export function market( width, height ) {
	const next = chance( 14 );
	const crates = [
		[ OCHRE, 44 ],
		[ CLAY, 40 ],
		[ SAGE, 46 ],
		[ PLUM, 30 ],
	]
		.map( ( [ color, size ], index ) => {
			const left = 190 + index * 312;
			const round = Number( size );
			let pile = '';
			for ( let row = 0; row < 3; row++ ) {
				for (
					let x = left + 34 + row * 24;
					x < left + 270 - row * 20;
					x += round * 1.55
				) {
					pile += fruit(
						x + next() * 10,
						716 - row * round * 0.86,
						round,
						mix(
							String( color ),
							row % 2 ? CREAM : CLAY,
							next() * 0.16
						)
					);
				}
			}
			return (
				pile +
				path(
					`M${ left } 720H${ left + 292 }L${ left + 276 } 868H${ left + 16 }Z`,
					mix( SAND, CLAY, 0.28 )
				) +
				rect( left + 6, 764, 280, 8, mix( SAND, BRICK, 0.6 ) ) +
				rect( left + 11, 816, 270, 8, mix( SAND, BRICK, 0.6 ) ) +
				path( `M${ left + 106 } 744h84v62h-84Z`, CREAM ) +
				line( `M${ left + 124 } 766h48M${ left + 124 } 786h30`, INK, 6 )
			);
		} )
		.join( '' );
	const awning = [ 0, 1, 2, 3, 4, 5, 6, 7, 8, 9 ]
		.map( ( index ) => {
			const x = 110 + index * 138;
			const inner = 240 + index * 112;
			const color = index % 2 ? CREAM : PINE;
			return (
				path(
					`M${ inner } 120H${ inner + 112 }L${ x + 138 } 350H${ x }Z`,
					color
				) +
				path(
					`M${ x } 350H${ x + 138 }V376A69 50 0 0 1 ${ x } 376Z`,
					mix( color, INK, 0.14 )
				)
			);
		} )
		.join( '' );
	return (
		rect( -20, -20, width + 40, height + 40, mix( BLUSH, CREAM, 0.35 ) ) +
		rect( -20, 900, width + 40, 300, mix( SAND, CLAY, 0.16 ) ) +
		[ 60, 330, 610, 910, 1180, 1440 ]
			.map( ( x, index ) =>
				rect(
					x,
					60 + ( index % 2 ) * 50,
					190,
					860,
					mix( BLUSH, CLAY, 0.14 + ( index % 3 ) * 0.1 ),
					'opacity=".7"'
				)
			)
			.join( '' ) +
		rect( 170, 340, 26, 660, BRICK ) +
		rect( 1404, 340, 26, 660, BRICK ) +
		rect( 196, 380, 1208, 340, mix( PINE, INK, 0.45 ) ) +
		path( 'M690 720C690 590 730 560 800 560S910 590 910 720Z', CREAM ) +
		path( 'M800 560C870 560 910 590 910 720H830Z', SAND ) +
		path( 'M730 590h140v140h-140Z', CLAY ) +
		ellipse( 800, 490, 58, 66, mix( BLUSH, CLAY, 0.3 ) ) +
		path(
			'M738 490C730 400 870 390 864 486C840 450 790 440 738 490Z',
			INK
		) +
		ellipse( 800, 426, 40, 34, INK ) +
		line( 'M776 500q6 -6 12 0M814 500q6 -6 12 0', INK, 5 ) +
		line( 'M786 524q14 12 28 0', BRICK, 5 ) +
		[
			[ 300, 440 ],
			[ 420, 426 ],
			[ 1120, 436 ],
			[ 1250, 420 ],
		]
			.map(
				( [ x, y ] ) =>
					line( `M${ x } 380V${ y }`, SAND, 5 ) +
					[ 0, 1, 2, 3 ]
						.map(
							( row ) =>
								ellipse(
									x - 18,
									y + 20 + row * 32,
									20,
									22,
									CREAM
								) +
								ellipse(
									x + 18,
									y + 34 + row * 32,
									20,
									22,
									SAND
								)
						)
						.join( '' )
			)
			.join( '' ) +
		ellipse(
			800,
			1000,
			720,
			60,
			INK,
			'opacity=".22" filter="url(#soft)"'
		) +
		rect( 150, 720, 1300, 34, mix( SAND, CLAY, 0.4 ) ) +
		crates +
		rect( 150, 866, 1300, 130, BRICK ) +
		rect( 150, 866, 1300, 18, mix( BRICK, INK, 0.3 ) ) +
		[ 0, 1, 2, 3, 4, 5, 6, 7, 8 ]
			.map( ( index ) =>
				rect( 290 + index * 144, 884, 6, 112, mix( BRICK, INK, 0.3 ) )
			)
			.join( '' ) +
		awning
	);
}
