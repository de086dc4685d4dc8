/** Events on the carousel's island, by which controls elsewhere on the page and carousels communicate. */

/**
 * Moves a carousel.
 *
 * Dispatch it on the carousel's island. Detail: `to` (a slide from 0) or `by` (a number of steps).
 *
 * @event frontage:carousel-go
 */
export const REQUEST = 'frontage:carousel-go';

/**
 * Reports which slide a carousel shows.
 *
 * On the carousel, bubbles. Detail: see `Shown`: `id`, `index`, `count`, `last`.
 *
 * @event frontage:carousel-shown
 */
export const SHOWN = 'frontage:carousel-shown';

/** Detail of a request: a slide index from 0, or a step. */
export interface Wanted {
	to?: number;
	by?: number;
}

/** Detail of the event for the current slide. */
export interface Shown {
	id: string;
	index: number;
	count: number;
	/** Last slide that can be current; with several in view, not the very last. */
	last: number;
}
