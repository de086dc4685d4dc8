/**
 * Carousels: CSS scrolls and snaps them, this adds what CSS cannot, and Swiper comes for loop and
 * effects. One module for all modules, `@frontage/carousel`.
 */
import { turn } from '@frontage/lib/turn';
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

/**
 * The same for islands, which wake together: each has its turn, so that many do not stop the page.
 *
 * @param island The carousel's island.
 * @param props  What it is told.
 * @return How to end it.
 */
export const mount = (
	island: HTMLElement,
	props: CarouselProps
): Promise< () => void > => turn().then( () => carousel( island, props ) );
