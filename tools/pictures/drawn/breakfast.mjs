import {
	BRICK,
	CLAY,
	CREAM,
	ellipse,
	INK,
	leaf,
	line,
	MIST,
	mix,
	OCHRE,
	path,
	PINE,
	PLUM,
	rect,
	SAGE,
	SAND,
} from '../shapes.mjs';

/**
 * Breakfast from above: bread, coffee, and a pear.
 *
 * @param {number} width
 * @param {number} height
 */
export function breakfast( width, height ) {
	const shadow = (
		/** @type {number} */ x,
		/** @type {number} */ y,
		/** @type {number} */ size
	) =>
		ellipse(
			x + 26,
			y + 34,
			size,
			size,
			INK,
			'opacity=".28" filter="url(#soft)"'
		);
	const cup = ( /** @type {number} */ x, /** @type {number} */ y ) =>
		shadow( x, y, 190 ) +
		ellipse( x, y, 190, 190, CREAM ) +
		ellipse( x, y, 158, 158, mix( CREAM, SAND, 0.6 ) ) +
		line(
			`M${ x + 90 } ${ y - 90 }Q${ x + 190 } ${ y - 190 } ${ x + 206 } ${ y - 120 }T${ x + 112 } ${ y - 50 }`,
			CLAY,
			30
		) +
		ellipse( x, y, 122, 122, CLAY ) +
		ellipse( x, y, 104, 104, mix( CLAY, CREAM, 0.25 ) ) +
		ellipse( x + 3, y + 4, 96, 96, mix( BRICK, INK, 0.55 ) ) +
		path(
			`M${ x - 60 } ${ y - 34 }q60 -50 124 6q-50 -6 -66 24q-8 40 -48 28q-44 -16 -10 -58Z`,
			mix( CLAY, SAND, 0.55 )
		);
	const slice = (
		/** @type {number} */ x,
		/** @type {number} */ y,
		/** @type {number} */ angle
	) =>
		`<g transform="translate(${ x } ${ y }) rotate(${ angle })">${ path( 'M-120 120V-50C-170 -120 -70 -170 0 -160S170 -120 120 -50V120Q0 150 -120 120Z', BRICK ) }${ path( 'M-102 106V-56C-140 -112 -60 -150 0 -142S140 -112 102 -56V106Q0 130 -102 106Z', mix( SAND, CREAM, 0.4 ) ) }${ [
			[ -50, -70 ],
			[ 30, -90 ],
			[ 60, -20 ],
			[ -20, 0 ],
			[ -60, 50 ],
			[ 36, 70 ],
			[ 10, -40 ],
		]
			.map( ( [ cx, cy ], index ) =>
				ellipse( cx, cy, 11 - ( index % 3 ) * 2, 7, SAND )
			)
			.join( '' ) }</g>`;
	const check = [];
	for ( let index = 0; index < 9; index++ ) {
		check.push(
			rect( index * 120, -20, 44, height + 40, PINE, 'opacity=".13"' ),
			rect( -20, index * 120, 1020, 44, PINE, 'opacity=".13"' )
		);
	}
	return (
		rect( -20, -20, width + 40, height + 40, mix( SAGE, MIST, 0.3 ) ) +
		`<g transform="rotate(-9 400 500)">${ rect( -260, -300, 1180, 1800, CREAM ) }<g transform="translate(-160 -160)">${ check.join( '' ) }</g></g>` +
		shadow( 640, 590, 330 ) +
		ellipse( 640, 590, 330, 330, mix( MIST, CREAM, 0.5 ) ) +
		ellipse( 640, 590, 300, 300, CREAM ) +
		ellipse( 640, 590, 232, 232, mix( MIST, CREAM, 0.6 ) ) +
		slice( 590, 560, -18 ) +
		slice( 720, 660, 24 ) +
		path( 'M660 640q60 -60 120 -10q40 60 -20 90q-90 20 -100 -80Z', OCHRE ) +
		path(
			'M690 650q40 -36 76 -4q10 20 -8 30q-50 -6 -68 -26Z',
			mix( OCHRE, CREAM, 0.5 )
		) +
		cup( 1190, 350 ) +
		`<g transform="translate(1130 800) rotate(28)">${ ellipse( 30, 36, 150, 120, INK, 'opacity=".25" filter="url(#soft)"' ) }${ path( 'M-130 0C-130 -90 -30 -90 30 -56C80 -40 130 -50 150 -10C160 30 120 60 60 60C0 90 -130 100 -130 0Z', SAGE ) }${ path( 'M-110 40C-60 100 10 84 60 60C120 60 160 30 150 -10C130 30 60 20 0 46C-40 62 -80 60 -110 40Z', mix( SAGE, PINE, 0.5 ) ) }${ line( 'M146 -12Q186 -30 190 -56', BRICK, 12 ) }${ leaf( 176, -34, 90, 66, PINE, mix( PINE, INK, 0.4 ) ) }</g>` +
		`<g transform="translate(250 560) rotate(4)">${ rect( 8, 12, 26, 420, INK, 'opacity=".2" filter="url(#soft)"' ) }${ path( 'M0 160V-190Q26 -170 28 -60V160Z', mix( MIST, INK, 0.16 ) ) }${ rect( -3, 160, 32, 260, PLUM, 'rx="14"' ) }</g>` +
		[
			[ 1420, 640, 12 ],
			[ 1460, 700, 60 ],
			[ 1396, 720, -40 ],
		]
			.map( ( [ x, y, angle ] ) =>
				leaf( x, y, 120, angle, PINE, mix( PINE, INK, 0.35 ) )
			)
			.join( '' )
	);
}
