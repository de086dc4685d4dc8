/** How controls elsewhere in the page and carousels talk: by events on the carousel's island. */

/** Asks a carousel to move. */
export const REQUEST = 'frontage:carousel-go';

/** Tells which slide is in place; bubbles. */
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
