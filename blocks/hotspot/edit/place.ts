/** Position on an image, in percent of its width and height. */

export interface Place {
	x: number;
	y: number;
}

/** How far an arrow key moves a marker, in percent; five times as far with Shift. */
const STEP = 1;

const STEPS: Record< string, Place > = {
	ArrowLeft: { x: -STEP, y: 0 },
	ArrowRight: { x: STEP, y: 0 },
	ArrowUp: { x: 0, y: -STEP },
	ArrowDown: { x: 0, y: STEP },
};

const inside = ( percent: number ) =>
	Math.round( Math.min( 100, Math.max( 0, percent ) ) * 10 ) / 10;

/**
 * Where a key moves a spot; null for other keys.
 *
 * @param place    Where it is.
 * @param key      The key's name.
 * @param isFaster Whether Shift is held.
 */
export function movedBy(
	{ x, y }: Place,
	key: string,
	isFaster: boolean
): Place | null {
	const step = STEPS[ key ];
	const times = isFaster ? 5 : 1;
	return step
		? { x: inside( x + step.x * times ), y: inside( y + step.y * times ) }
		: null;
}

/**
 * Where a point on the screen is on the picture.
 *
 * @param point   On the screen.
 * @param picture The picture's box.
 */
export const placeOf = ( { x, y }: Place, picture: DOMRect ): Place => ( {
	x: inside( ( ( x - picture.left ) / picture.width ) * 100 ),
	y: inside( ( ( y - picture.top ) / picture.height ) * 100 ),
} );
