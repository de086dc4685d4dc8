/**
 * Carousels: CSS scrolls and snaps them, this adds what CSS cannot, and Swiper comes for loop and
 * effects. One module for all rooms, `@frontage/carousel`.
 */
import { Carousel } from './carousel';
import type { CarouselProps } from './types';

export { REQUEST, SHOWN } from './messages';
export type { Shown, Wanted } from './messages';
export type { CarouselProps } from './types';

/**
 * Brings a carousel to life.
 *
 * @param island The carousel's island.
 * @param props  What it is told.
 * @return How to end it.
 */
export function carousel(
	island: HTMLElement,
	props: CarouselProps
): () => void {
	const made = new Carousel( island, props );
	return () => made.stop();
}

/** For islands that have no module of their own. */
export { carousel as mount };
