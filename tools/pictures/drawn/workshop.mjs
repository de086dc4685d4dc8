import {
	BLUSH,
	BRICK,
	chance,
	CLAY,
	CREAM,
	MIST,
	mix,
	OCHRE,
	path,
	PINE,
	rect,
	SAGE,
	SAND,
} from '../shapes.mjs';
import { vessel } from './clay.mjs';

/**
 * Shelves of a pottery.
 *
 * @param {number} width
 * @param {number} height
 */
export function workshop( width, height ) {
	const next = chance( 21 );
	const colors = [
		CLAY,
		CREAM,
		SAGE,
		OCHRE,
		mix( PINE, MIST, 0.3 ),
		BLUSH,
		BRICK,
	];
	const kinds = /** @type {[number, number][][]} */ ( [
		[
			[ 40, 0 ],
			[ 78, 70 ],
			[ 92, 104 ],
		],
		[
			[ 44, 0 ],
			[ 70, 80 ],
			[ 30, 170 ],
			[ 40, 196 ],
		],
		[
			[ 52, 0 ],
			[ 58, 90 ],
			[ 58, 128 ],
		],
		[
			[ 34, 0 ],
			[ 84, 96 ],
			[ 46, 186 ],
			[ 54, 204 ],
		],
		[
			[ 60, 0 ],
			[ 104, 40 ],
			[ 116, 62 ],
		],
	] );
	let svg =
		rect( -20, -20, width + 40, height + 40, mix( CREAM, BLUSH, 0.4 ) ) +
		path( `M-20 -20H560L-20 900Z`, mix( CREAM, BLUSH, 0.15 ) );
	[ 330, 640, 960 ].forEach( ( foot, row ) => {
		svg += rect(
			-20,
			foot + 26,
			width + 40,
			34,
			BRICK,
			'opacity=".22" filter="url(#soft)"'
		);
		let x = 110 + row * 36;
		let kind = row * 2;
		while ( x < width - 60 ) {
			const side = kinds[ kind % kinds.length ];
			const widest = Math.max( ...side.map( ( [ half ] ) => half ) );
			const size = 1.05 + next() * 0.25;
			x += widest * size;
			svg += vessel(
				x,
				foot,
				side.map( ( [ half, up ] ) => [ half * size, up * size ] ),
				colors[ ( kind * 3 + row ) % colors.length ]
			);
			x += widest * size + 34 + next() * 40;
			kind++;
		}
		svg +=
			rect( -20, foot, width + 40, 30, mix( SAND, CLAY, 0.35 ) ) +
			rect( -20, foot + 22, width + 40, 10, mix( SAND, BRICK, 0.6 ) );
	} );
	return svg;
}
