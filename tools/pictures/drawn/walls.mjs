/** Indoors, with a window. */
import {
	CLAY,
	CREAM,
	ellipse,
	MIST,
	mix,
	OCHRE,
	path,
	PINE,
	rect,
	SAGE,
} from '../shapes.mjs';

/**
 * The walls, the floor and the window.
 *
 * @param {number} width
 * @param {number} height
 * @param {number} floor  Where it begins.
 * @param {string} wall
 * @param {string} boards
 */
export const walls = ( width, height, floor, wall, boards ) =>
	rect( -20, -20, width + 40, height + 40, wall ) +
	rect( -20, floor, width + 40, height, boards ) +
	rect( -20, floor - 18, width + 40, 18, mix( wall, CREAM, 0.25 ) ) +
	rect( 130, 90, 520, 560, CREAM ) +
	rect( 156, 116, 468, 508, mix( MIST, OCHRE, 0.16 ) ) +
	ellipse( 500, 270, 62, 62, OCHRE ) +
	path( 'M156 500q110 -110 230 -30q130 -100 238 0v154h-468Z', SAGE ) +
	path( 'M156 560q130 -60 260 -6q110 -50 208 6v64h-468Z', PINE ) +
	rect( 382, 116, 16, 508, CREAM ) +
	rect( 156, 356, 468, 14, CREAM ) +
	path(
		`M720 ${ floor }L1500 ${ floor }L1660 ${ height + 20 }L540 ${ height + 20 }Z`,
		mix( CLAY, OCHRE, 0.3 ),
		'opacity=".6"'
	);
