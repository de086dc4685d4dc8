/** Where a zoomed picture is: numbers only, all in CSS pixels. */

export interface Point {
	x: number;
	y: number;
}

export interface Size {
	width: number;
	height: number;
}

/** A picture's zoom, relative to how it fits, and how far its center has moved. */
export interface Placed extends Point {
	scale: number;
}

export const AT_REST: Placed = { scale: 1, x: 0, y: 0 };

/** Zoom of a first step, relative to how the picture fits, if its file has that many pixels. */
const STEP = 3;

/** A picture that gains less than this has nothing to zoom. */
const GAIN = 1.05;

/**
 * Returns how far a picture can be zoomed: until one pixel of its largest file is one CSS pixel.
 *
 * @param full Size of the largest file.
 * @param fit  Size at which the whole picture is shown.
 * @return Relative to `fit`; 1 if there is nothing to gain.
 */
export function mostOf( full: Size, fit: Size ): number {
	const most = fit.width ? full.width / fit.width : 1;
	return most > GAIN ? most : 1;
}

/**
 * Returns the zoom of a double tap: large enough to see more, and a narrow picture as wide as the view.
 *
 * @param most Result of `mostOf()`.
 * @param fit  Size at which the whole picture is shown.
 * @param view Size of the visible area.
 */
export const stepOf = ( most: number, fit: Size, view: Size ) =>
	Math.min( most, Math.max( STEP, view.width / fit.width ) );

/**
 * Returns a picture's place after zooming, with the same part of it under a point.
 *
 * @param from   Its place before.
 * @param scale  New zoom.
 * @param point  Point that stays, in the window.
 * @param center Center of the picture at rest, in the window.
 */
export function zoomedAt(
	from: Placed,
	scale: number,
	point: Point,
	center: Point
): Placed {
	const part = scale / from.scale;
	const on = ( axis: 'x' | 'y' ) => {
		const distance = point[ axis ] - center[ axis ];
		return distance - ( distance - from[ axis ] ) * part;
	};
	return { scale, x: on( 'x' ), y: on( 'y' ) };
}

/**
 * Returns a picture's place within its bounds: no gap on a side where the picture goes on.
 *
 * @param from   Its place.
 * @param fit    Size at which the whole picture is shown.
 * @param view   Visible area, in the window.
 * @param center Center of the picture at rest, in the window.
 */
export function bounded(
	from: Placed,
	fit: Size,
	view: Pick< DOMRect, 'left' | 'right' | 'top' | 'bottom' >,
	center: Point
): Placed {
	const { scale } = from;
	const on = ( by: number, half: number, before: number, after: number ) =>
		half * 2 <= after - before
			? Math.min( after - half, Math.max( before + half, 0 ) )
			: Math.min( before + half, Math.max( after - half, by ) );
	return {
		scale,
		x: on(
			from.x,
			( fit.width * scale ) / 2,
			view.left - center.x,
			view.right - center.x
		),
		y: on(
			from.y,
			( fit.height * scale ) / 2,
			view.top - center.y,
			view.bottom - center.y
		),
	};
}
