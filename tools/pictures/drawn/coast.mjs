import {
	BRICK,
	chance,
	CLAY,
	CREAM,
	INK,
	line,
	MIST,
	mix,
	OCHRE,
	path,
	PINE,
	rect,
	SAGE,
	SAND,
	sky,
	tree,
} from '../shapes.mjs';

/**
 * A coast with a lighthouse and two sails.
 *
 * @param {number} width
 * @param {number} height
 */
export function coast( width, height ) {
	const sea = height * 0.5;
	const sail = (
		/** @type {number} */ x,
		/** @type {number} */ y,
		/** @type {number} */ size
	) =>
		path(
			`M${ x } ${ y - size }L${ x } ${ y }L${ x - size * 0.62 } ${ y }Z`,
			CREAM
		) +
		path(
			`M${ x + 5 } ${ y - size * 0.86 }L${ x + 5 } ${ y }L${ x + size * 0.42 } ${ y }Z`,
			CLAY
		) +
		path(
			`M${ x - size * 0.66 } ${ y + 6 }L${ x + size * 0.5 } ${ y + 6 }L${ x + size * 0.32 } ${ y + size * 0.2 }L${ x - size * 0.5 } ${ y + size * 0.2 }Z`,
			INK
		);
	let waves = '';
	const next = chance( 12 );
	for ( let row = 0; row < 9; row++ ) {
		const y = sea + 26 + row * row * 5.5;
		const x = next() * width * 0.75;
		const long = 120 + next() * 260;
		waves += line(
			`M${ x } ${ y }q${ long / 4 } -9 ${ long / 2 } 0t${ long / 2 } 0`,
			mix( PINE, MIST, 0.55 ),
			5 + row * 0.4
		);
	}
	return (
		sky( width, height, [ mix( MIST, PINE, 0.18 ), MIST, CREAM ] ) +
		path(
			`M0 250q120 -90 260 -40q80 -80 200 -30q110 -30 150 60q90 0 100 50H0Z`,
			CREAM,
			'opacity=".85"'
		) +
		path(
			`M980 190q80 -60 170 -20q70 -50 150 0q90 -10 110 50H960Z`,
			CREAM,
			'opacity=".7"'
		) +
		rect( -20, sea, width + 40, height * 0.52, mix( PINE, MIST, 0.22 ) ) +
		rect(
			-20,
			sea + 130,
			width + 40,
			height * 0.5,
			mix( PINE, MIST, 0.08 )
		) +
		path( `M-20 ${ sea }q200 -46 420 0Z`, mix( SAGE, MIST, 0.4 ) ) +
		waves +
		sail( 470, sea + 96, 120 ) +
		sail( 700, sea + 36, 62 ) +
		path(
			`M${ width + 20 } ${ sea - 120 }C1420 ${ sea - 160 } 1290 ${ sea - 110 } 1190 ${ sea - 60 }C1120 ${ sea - 20 } 1130 ${ sea + 60 } 1040 ${ sea + 130 }C1000 ${ sea + 190 } 1060 ${ sea + 260 } 980 ${ height + 20 }L${ width + 20 } ${ height + 20 }Z`,
			SAND
		) +
		path(
			`M${ width + 20 } ${ sea - 120 }C1420 ${ sea - 160 } 1290 ${ sea - 110 } 1190 ${ sea - 60 }C1240 ${ sea - 20 } 1330 ${ sea - 30 } 1380 ${ sea + 30 }C1460 ${ sea + 110 } 1380 ${ sea + 240 } 1480 ${ height + 20 }L${ width + 20 } ${ height + 20 }Z`,
			SAGE
		) +
		path(
			`M${ width + 20 } ${ sea + 60 }C1560 ${ sea + 40 } 1520 ${ sea + 120 } 1530 ${ sea + 200 }C1550 ${ sea + 300 } 1540 ${ sea + 400 } 1560 ${ height + 20 }L${ width + 20 } ${ height + 20 }Z`,
			mix( SAGE, PINE, 0.6 )
		) +
		[ 1440, 1482, 1530, 1572 ]
			.map( ( x, index ) =>
				tree(
					x,
					sea - 104 + index * 14,
					96 - index * 12,
					PINE,
					mix( PINE, INK, 0.4 )
				)
			)
			.join( '' ) +
		path(
			`M1262 ${ sea - 96 }L1278 ${ sea - 372 }L1342 ${ sea - 372 }L1358 ${ sea - 96 }Z`,
			CREAM
		) +
		path(
			`M1318 ${ sea - 96 }L1318 ${ sea - 372 }L1342 ${ sea - 372 }L1358 ${ sea - 96 }Z`,
			SAND
		) +
		path(
			`M1268 ${ sea - 190 }L1273 ${ sea - 262 }L1347 ${ sea - 262 }L1352 ${ sea - 190 }Z`,
			CLAY
		) +
		rect( 1268, sea - 388, 84, 18, INK ) +
		rect( 1284, sea - 436, 52, 48, OCHRE ) +
		path(
			`M1274 ${ sea - 434 }L1310 ${ sea - 476 }L1346 ${ sea - 434 }Z`,
			BRICK
		)
	);
}
