/** Marks for rows of logos: one quiet gray that is seen on light and on dark ground, on nothing. */
import { ellipse, path, rect } from '../shapes.mjs';

const GRAY = '#7b7f7d';

/**
 * @param {string} emblem SVG in a square of 240.
 * @param {string} name   Beside it.
 */
const mark = ( emblem, name ) => () =>
	emblem +
	`<text x="256" y="152" font-family="Lato, Inter, sans-serif" font-weight="700" font-size="92" letter-spacing="-1" fill="${ GRAY }">${ name }</text>`;

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
	'Linden'
);
export const waveMark = mark(
	path( 'M30 90q45 -50 90 0t90 0v36q-45 50 -90 0t-90 0Z', GRAY ) +
		path( 'M30 156q45 -50 90 0t90 0v30q-45 50 -90 0t-90 0Z', GRAY ),
	'Tidal'
);
export const sunMark = mark(
	path( 'M40 150A80 80 0 0 1 200 150Z', GRAY ) +
		rect( 30, 166, 180, 14, GRAY ) +
		rect( 60, 192, 120, 14, GRAY ),
	'Sunrise'
);
export const houseMark = mark(
	path( 'M30 120L120 36L210 120V206H146V150H94V206H30Z', GRAY ),
	'Hearth'
);
export const boatMark = mark(
	path( 'M112 30V150H40Z', GRAY ) +
		path( 'M128 56V150H196Z', GRAY ) +
		path( 'M30 166H210L180 210H60Z', GRAY ),
	'Regatta'
);
export const peakMark = mark(
	path( 'M20 206L96 70L140 148L160 116L220 206Z', GRAY ) +
		ellipse( 176, 66, 26, 26, GRAY ),
	'Summit'
);
