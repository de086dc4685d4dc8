/** Marks for rows of logos: one quiet gray that is seen on light and on dark ground, on nothing. */
import { ellipse, path, rect } from '../shapes.mjs';

const GRAY = '#7b7f7d';

const bars = ( /** @type {number[]} */ widths ) =>
	widths
		.map( ( width, index ) => {
			const x =
				260 +
				widths
					.slice( 0, index )
					.reduce( ( sum, part ) => sum + part + 16, 0 );
			return rect( x, 96, width, 48, GRAY, 'rx="24"' );
		} )
		.join( '' );

/**
 * @param {string}   emblem SVG in a square of 240.
 * @param {number[]} widths Of the bars beside it, which stand for a name.
 */
const mark = ( emblem, widths ) => () => emblem + bars( widths );

export const leafMark = mark(
	path( 'M120 30C200 60 210 160 120 210C30 160 40 60 120 30Z', GRAY ) +
		rect(
			116,
			96,
			8,
			120,
			'#fff',
			'style="mix-blend-mode:destination-out"'
		),
	[ 120, 70, 100 ]
);
export const waveMark = mark(
	path( 'M30 90q45 -50 90 0t90 0v36q-45 50 -90 0t-90 0Z', GRAY ) +
		path( 'M30 156q45 -50 90 0t90 0v30q-45 50 -90 0t-90 0Z', GRAY ),
	[ 180, 90 ]
);
export const sunMark = mark(
	path( 'M40 150A80 80 0 0 1 200 150Z', GRAY ) +
		rect( 30, 166, 180, 14, GRAY ) +
		rect( 60, 192, 120, 14, GRAY ),
	[ 80, 150 ]
);
export const houseMark = mark(
	path( 'M30 120L120 36L210 120V206H146V150H94V206H30Z', GRAY ),
	[ 110, 110, 60 ]
);
export const boatMark = mark(
	path( 'M112 30V150H40Z', GRAY ) +
		path( 'M128 56V150H196Z', GRAY ) +
		path( 'M30 166H210L180 210H60Z', GRAY ),
	[ 150, 120 ]
);
export const peakMark = mark(
	path( 'M20 206L96 70L140 148L160 116L220 206Z', GRAY ) +
		ellipse( 176, 66, 26, 26, GRAY ),
	[ 90, 90, 90 ]
);
