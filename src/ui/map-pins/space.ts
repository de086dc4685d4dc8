/** How much around a place is seen with it. */
import type { Space } from './types';

/** Pixels around a place whose pin has the focus. */
export const PIN_SPACE: Space = { above: 60, beside: 60, below: 60 };

/** Pixels between a pin and its box, and between the box and the edge of the map. */
const GAP = 8;

/** Pixels of a box that the vendor's map has not drawn yet. */
const USUAL = { height: 208, width: 256 };

/**
 * Returns the space of a place with its box.
 *
 * @param box    The box; without a size as long as it is not on the map.
 * @param height Pixels of the pin.
 */
export const boxSpace = ( box: HTMLElement, height: number ): Space => ( {
	above: ( box.offsetHeight || USUAL.height ) + height + 2 * GAP,
	beside: ( box.offsetWidth || USUAL.width ) / 2 + GAP / 2,
	below: GAP / 2,
} );
