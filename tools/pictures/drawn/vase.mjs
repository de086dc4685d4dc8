import {
	BLUSH,
	BRICK,
	chance,
	CLAY,
	CREAM,
	ellipse,
	line,
	mix,
	OCHRE,
	PINE,
	PLUM,
	rect,
} from '../shapes.mjs';
import { vessel, fruit } from './clay.mjs';

/**
 * A tall vase with a branch.
 *
 * @param {number} width
 * @param {number} height
 */
export function vase( width, height ) {
	const table = height * 0.76;
	const next = chance( 3 );
	let blossoms = '';
	[
		[ 600, 700, 340, 300 ],
		[ 600, 700, 560, 150 ],
		[ 610, 700, 850, 260 ],
		[ 470, 500, 300, 520 ],
		[ 720, 500, 900, 470 ],
	].forEach( ( [ x1, y1, x2, y2 ] ) => {
		blossoms += line(
			`M${ x1 } ${ y1 }Q${ x1 } ${ ( y1 + y2 ) / 2 } ${ x2 } ${ y2 }`,
			BRICK,
			11
		);
		for ( let part = 0.35; part < 1.02; part += 0.13 ) {
			const x =
				( 1 - part ) ** 2 * x1 +
				2 * part * ( 1 - part ) * x1 +
				part ** 2 * x2 +
				( next() - 0.5 ) * 40;
			const y =
				( 1 - part ) ** 2 * y1 +
				2 * part * ( 1 - part ) * ( ( y1 + y2 ) / 2 ) +
				part ** 2 * y2 +
				( next() - 0.5 ) * 30;
			const turn = next() * 72;
			blossoms +=
				[ 0, 72, 144, 216, 288 ]
					.map(
						( angle ) =>
							`<g transform="translate(${ x } ${ y }) rotate(${ angle + turn })">${ ellipse( 0, -20, 15, 20, angle % 144 ? CREAM : mix( CREAM, BLUSH, 0.5 ) ) }</g>`
					)
					.join( '' ) + ellipse( x, y, 8, 8, OCHRE );
		}
	} );
	return (
		rect( -20, -20, width + 40, height + 40, mix( CLAY, BLUSH, 0.3 ) ) +
		ellipse( width * 0.5, 520, 430, 430, mix( CLAY, BLUSH, 0.62 ) ) +
		rect( -20, table, width + 40, height, PLUM ) +
		rect( -20, table, width + 40, 16, mix( PLUM, BLUSH, 0.35 ) ) +
		blossoms +
		vessel(
			600,
			table + 130,
			[
				[ 110, 0 ],
				[ 196, 190 ],
				[ 150, 360 ],
				[ 56, 480 ],
				[ 52, 560 ],
				[ 84, 600 ],
			],
			PINE,
			0.35
		) +
		line(
			`M412 ${ table - 40 }Q600 ${ table + 20 } 788 ${ table - 40 }`,
			CREAM,
			10
		) +
		line(
			`M420 ${ table - 76 }Q600 ${ table - 20 } 780 ${ table - 76 }`,
			CREAM,
			5
		) +
		fruit( 900, table + 150, 70, OCHRE )
	);
}
