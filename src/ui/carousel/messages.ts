/** How controls elsewhere in the page and carousels talk: by events on the carousel's island. */

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
 * On the carousel, bubbles. Detail: see `Shown`: `id`, `index`, `count`.
 *
 * @event frontage:carousel-shown
 */
export const SHOWN = 'frontage:carousel-shown';

/** Detail of a request: a slide from 0, or a step. */
export interface Wanted {
	to?: number;
	by?: number;
}

/** Detail of what is told. */
export interface Shown {
	id: string;
	index: number;
	count: number;
}
