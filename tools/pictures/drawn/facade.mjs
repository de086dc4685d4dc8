import {
	BLUSH,
	BRICK,
	chance,
	CLAY,
	CREAM,
	ellipse,
	INK,
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
 * The front of a house with an arch, steps, and the shadow of a tree.
 *
 * @param {number} width
 * @param {number} height
 */
export function facade( width, height ) {
	const next = chance( 5 );
	let shade = '';
	for ( let index = 0; index < 60; index++ ) {
		const turn = next() * 180;
		shade += `<g transform="translate(${ 100 + next() * 640 } ${ next() * 520 }) rotate(${ turn })">${ ellipse( 0, 0, 20 + next() * 22, 9 + next() * 8, PLUM ) }</g>`;
	}
	const window = ( /** @type {number} */ x, /** @type {number} */ y ) =>
		rect( x - 10, y - 10, 160, 230, CREAM ) +
		rect( x, y, 140, 210, PINE ) +
		path(
			`M${ x } ${ y }h140L${ x } ${ y + 150 }Z`,
			mix( PINE, MIST, 0.25 )
		) +
		rect( x + 66, y, 8, 210, CREAM ) +
		rect( x, y + 96, 140, 8, CREAM ) +
		rect( x - 66, y - 4, 58, 222, mix( SAGE, PINE, 0.35 ) ) +
		rect( x + 148, y - 4, 58, 222, mix( SAGE, PINE, 0.55 ) ) +
		rect( x - 24, y + 222, 188, 18, SAND );
	const steps = [ 0, 1, 2, 3 ]
		.map(
			( index ) =>
				rect(
					600 - index * 46,
					850 + index * 50,
					400 + index * 92,
					50,
					index % 2 ? SAND : mix( SAND, CREAM, 0.5 )
				) +
				rect(
					600 - index * 46,
					892 + index * 50,
					400 + index * 92,
					8,
					mix( SAND, CLAY, 0.3 )
				)
		)
		.join( '' );
	const pot = ( /** @type {number} */ x ) => {
		let leaves = '';
		for ( let index = 0; index < 15; index++ ) {
			const angle = -1.3 + ( index / 14 ) * 2.6;
			leaves += line(
				`M${ x } 800q${ Math.sin( angle ) * 60 } ${ -70 } ${ Math.sin( angle ) * 120 } ${ -Math.cos( angle ) * 150 }`,
				index % 2 ? PINE : SAGE,
				14
			);
		}
		return (
			leaves +
			path( `M${ x - 62 } 790h124l-20 120h-84Z`, CLAY ) +
			path( `M${ x + 16 } 790h46l-20 120h-36Z`, BRICK ) +
			rect( x - 72, 774, 144, 26, CLAY )
		);
	};
	return (
		rect( -20, -20, width + 40, height + 40, mix( BLUSH, CLAY, 0.22 ) ) +
		rect( -20, 700, width + 40, 200, mix( BLUSH, CLAY, 0.38 ) ) +
		`<g opacity=".22">${ shade }${ line( 'M120 640Q260 420 380 300T620 60', PLUM, 22 ) }</g>` +
		window( 230, 250 ) +
		window( 1230, 250 ) +
		path( 'M600 860V430A200 200 0 0 1 1000 430V860Z', CREAM ) +
		path( 'M636 860V430A164 164 0 0 1 964 430V860Z', INK ) +
		path(
			'M636 860V430A164 164 0 0 1 800 266V860Z',
			mix( BRICK, CLAY, 0.3 )
		) +
		path( 'M800 860V266A164 164 0 0 1 964 430V860Z', BRICK ) +
		rect( 672, 470, 92, 150, mix( BRICK, INK, 0.25 ) ) +
		rect( 836, 470, 92, 150, mix( BRICK, INK, 0.4 ) ) +
		rect( 672, 660, 92, 160, mix( BRICK, INK, 0.25 ) ) +
		rect( 836, 660, 92, 160, mix( BRICK, INK, 0.4 ) ) +
		ellipse( 778, 640, 10, 10, OCHRE ) +
		rect( -20, 1000, width + 40, 100, mix( SAND, CLAY, 0.15 ) ) +
		rect( -20, 890, 560, 120, mix( SAND, CREAM, 0.2 ) ) +
		rect( 1060, 890, 600, 120, mix( SAND, CREAM, 0.2 ) ) +
		steps +
		pot( 470 ) +
		pot( 1130 )
	);
}
