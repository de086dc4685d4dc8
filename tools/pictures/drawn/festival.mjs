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
	ridge,
	SAND,
	sky,
} from '../shapes.mjs';

/**
 * A festival by night: a tent, strings of lamps, and people in front of a stage.
 *
 * @param {number} width
 * @param {number} height
 */
export function festival( width, height ) {
	const next = chance( 77 );
	const ground = height * 0.72;
	const night = mix( INK, PINE, 0.35 );
	const stripes = [ 0, 1, 2, 3, 4, 5 ]
		.map( ( index ) => {
			const from = 860 + index * 105;
			return path(
				`M1175 190L${ from } ${ ground - 190 }L${ from + 105 } ${ ground - 190 }Z`,
				index % 2 ? CREAM : CLAY
			);
		} )
		.join( '' );
	const scallops = [ 0, 1, 2, 3, 4, 5 ]
		.map( ( index ) =>
			ellipse(
				912 + index * 105,
				ground - 190,
				53,
				34,
				index % 2 ? SAND : BRICK
			)
		)
		.join( '' );
	let lamps = '';
	[
		[ -20, 230, 1175, 190 ],
		[ 1175, 190, 1640, 300 ],
		[ -20, 380, 862, 470 ],
	].forEach( ( [ x1, y1, x2, y2 ] ) => {
		const sag = 90;
		lamps += line(
			`M${ x1 } ${ y1 }Q${ ( x1 + x2 ) / 2 } ${ ( y1 + y2 ) / 2 + sag * 2 } ${ x2 } ${ y2 }`,
			mix( INK, SAND, 0.4 ),
			4
		);
		for ( let part = 0.06; part < 1; part += 0.085 ) {
			const x =
				( 1 - part ) ** 2 * x1 +
				2 * part * ( 1 - part ) * ( ( x1 + x2 ) / 2 ) +
				part ** 2 * x2;
			const y =
				( 1 - part ) ** 2 * y1 +
				2 * part * ( 1 - part ) * ( ( y1 + y2 ) / 2 + sag * 2 ) +
				part ** 2 * y2;
			lamps +=
				ellipse(
					x,
					y + 14,
					30,
					30,
					OCHRE,
					'filter="url(#soft)" opacity=".7"'
				) + ellipse( x, y + 14, 13, 15, mix( OCHRE, CREAM, 0.5 ) );
		}
	} );
	let people = '';
	for ( let x = -20; x < width + 40; x += 62 ) {
		const size = 34 + next() * 12;
		const y = height - 150 - next() * 60;
		const color = [ INK, mix( PLUM, INK, 0.4 ), mix( PINE, INK, 0.6 ) ][
			Math.floor( next() * 3 )
		];
		people +=
			ellipse( x, y, size * 0.8, size, color ) +
			path(
				`M${ x - size * 1.7 } ${ height + 20 }C${ x - size * 1.7 } ${ y + size } ${ x - size } ${ y + size * 0.9 } ${ x } ${ y + size * 0.9 }S${ x + size * 1.7 } ${ y + size } ${ x + size * 1.7 } ${ height + 20 }Z`,
				color
			);
		if ( next() > 0.72 ) {
			people += line(
				`M${ x + size } ${ y + size * 1.6 }Q${ x + size * 2 } ${ y } ${ x + size * 1.5 } ${ y - size * 1.6 }`,
				color,
				22
			);
		}
	}
	return (
		sky( width, height, [ INK, night, mix( PLUM, CLAY, 0.35 ) ] ) +
		ridge( width, height, height * 0.5, 40, 3, mix( INK, PINE, 0.2 ), 1.1 )
			.svg +
		rect( 862, ground - 190, 628, 300, mix( CLAY, OCHRE, 0.5 ) ) +
		ellipse( 1175, ground - 20, 330, 170, OCHRE, 'filter="url(#glow)"' ) +
		path(
			`M862 ${ ground - 190 }L862 ${ ground + 100 }L980 ${ ground + 100 }Q900 ${ ground - 60 } 930 ${ ground - 190 }Z`,
			CREAM
		) +
		path(
			`M1490 ${ ground - 190 }L1490 ${ ground + 100 }L1372 ${ ground + 100 }Q1450 ${ ground - 60 } 1420 ${ ground - 190 }Z`,
			SAND
		) +
		rect( 1170, ground - 120, 12, 190, INK ) +
		ellipse( 1176, ground - 140, 22, 28, INK ) +
		path(
			`M1040 ${ ground + 70 }C1046 ${ ground - 40 } 1060 ${ ground - 96 } 1100 ${ ground - 96 }S1150 ${ ground - 40 } 1152 ${ ground + 70 }Z`,
			BRICK
		) +
		line(
			`M1120 ${ ground - 70 }Q1160 ${ ground - 60 } 1172 ${ ground - 116 }`,
			BRICK,
			22
		) +
		ellipse( 1100, ground - 126, 27, 32, mix( BRICK, BLUSH, 0.5 ) ) +
		path(
			`M1070 ${ ground - 110 }C1060 ${ ground - 180 } 1140 ${ ground - 180 } 1130 ${ ground - 130 }C1110 ${ ground - 150 } 1090 ${ ground - 150 } 1070 ${ ground - 110 }Z`,
			INK
		) +
		ellipse( 1290, ground + 20, 70, 52, mix( PLUM, INK, 0.3 ) ) +
		ellipse( 1290, ground + 6, 70, 18, CREAM ) +
		stripes +
		scallops +
		line( 'M1175 190V120', CREAM, 8 ) +
		path( 'M1178 122L1250 142L1178 164Z', OCHRE ) +
		lamps +
		rect( -20, ground + 96, width + 40, height, mix( INK, PINE, 0.25 ) ) +
		people
	);
}
