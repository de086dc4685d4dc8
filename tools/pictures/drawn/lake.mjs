import {
	BLUSH,
	BRICK,
	chance,
	CLAY,
	CREAM,
	INK,
	line,
	MIST,
	mix,
	path,
	PINE,
	rect,
	SAGE,
	SAND,
	sky,
	tree,
} from '../shapes.mjs';

/**
 * A mountain lake with a jetty and a rowing boat.
 *
 * @param {number} width
 * @param {number} height
 */
export function lake( width, height ) {
	const shore = height * 0.56;
	const peak = (
		/** @type {number} */ x,
		/** @type {number} */ top,
		/** @type {number} */ half,
		/** @type {string} */ light,
		/** @type {string} */ dark
	) =>
		path(
			`M${ x - half } ${ shore }L${ x - half * 0.42 } ${ top + ( shore - top ) * 0.45 }L${ x } ${ top }L${ x + half } ${ shore }Z`,
			light
		) +
		path(
			`M${ x } ${ top }L${ x + half * 0.36 } ${ top + ( shore - top ) * 0.5 }L${ x + half } ${ shore }L${ x + half * 0.12 } ${ shore }L${ x - half * 0.1 } ${ top + ( shore - top ) * 0.42 }Z`,
			dark
		) +
		path(
			`M${ x } ${ top }L${ x - half * 0.16 } ${ top + ( shore - top ) * 0.19 }L${ x - half * 0.02 } ${ top + ( shore - top ) * 0.15 }L${ x + half * 0.06 } ${ top + ( shore - top ) * 0.22 }L${ x + half * 0.15 } ${ top + ( shore - top ) * 0.16 }Z`,
			CREAM
		);
	const mountains =
		peak( 380, 210, 430, mix( SAGE, MIST, 0.5 ), mix( PINE, MIST, 0.55 ) ) +
		peak(
			1290,
			170,
			520,
			mix( SAGE, MIST, 0.45 ),
			mix( PINE, MIST, 0.5 )
		) +
		peak( 830, 120, 520, SAGE, mix( PINE, SAGE, 0.4 ) );
	let wood = '';
	const next = chance( 8 );
	for ( let x = -30; x < width + 40; x += 34 ) {
		const size = 70 + next() * 90 + ( x < 380 || x > 1250 ? 70 : 0 );
		wood += tree(
			x,
			shore + 8,
			size,
			mix( PINE, INK, 0.15 ),
			mix( PINE, INK, 0.5 )
		);
	}
	const ground = mountains + wood;
	let ripples = '';
	for ( let row = 0; row < 12; row++ ) {
		const x = next() * width;
		const long = 90 + next() * 220;
		const y = shore + 40 + row * 34;
		ripples += line( `M${ x } ${ y }h${ long }`, CREAM, 4, 'opacity=".5"' );
	}
	const planks = [ 0, 1, 2, 3, 4, 5, 6 ]
		.map( ( row ) => {
			const y = shore + 190 + row * row * 7.4;
			const half = 50 + row * row * 4.6;
			const x = 1010 + row * row * 5;
			return path(
				`M${ x - half } ${ y }L${ x + half } ${ y }L${ x + half * 1.12 } ${ y + 12 + row * 10 }L${ x - half * 1.12 } ${ y + 12 + row * 10 }Z`,
				row % 2 ? mix( SAND, CLAY, 0.18 ) : mix( SAND, CLAY, 0.3 )
			);
		} )
		.join( '' );
	return (
		sky( width, height, [ mix( MIST, SAGE, 0.2 ), CREAM, BLUSH ] ) +
		ground +
		rect( -20, shore, width + 40, height, mix( PINE, MIST, 0.42 ) ) +
		`<g opacity=".42" transform="translate(0 ${ shore * 2 }) scale(1 -1)">${ ground }</g>` +
		ripples +
		planks +
		path(
			`M300 ${ shore + 250 }q210 60 420 0q-30 92 -120 96h-190q-80 -6 -110 -96Z`,
			CLAY
		) +
		path(
			`M318 ${ shore + 282 }q200 50 384 0q-30 62 -102 64h-190q-70 -6 -92 -64Z`,
			BRICK
		) +
		path(
			`M300 ${ shore + 250 }q210 60 420 0q-210 -30 -420 0Z`,
			mix( SAND, CLAY, 0.3 )
		) +
		line( `M470 ${ shore + 262 }L330 ${ shore + 372 }`, INK, 9 )
	);
}
