/**
 * Carousels: CSS scrolls and snaps them, this adds what CSS cannot do, and Swiper is loaded for loop
 * and effects. One script module for all modules, `@frontage/carousel`.
 */
import { turn } from '@frontage/lib/turn';
import { Carousel } from './carousel';
import type { CarouselProps } from './types';

export { REQUEST, SHOWN } from './messages';
export type { Shown, Wanted } from './messages';
export type { CarouselProps } from './types';

/**
 * Initializes a carousel.
 *
 * @param island The carousel's island.
 * @param props  Island props.
 * @return Destroys it.
 */
export function carousel(
	island: HTMLElement,
	props: CarouselProps
): () => void {
	const made = new Carousel( island, props );
	return () => made.stop();
}

/**
 * Initializes a carousel in a separate task; islands wake together, and many would block the page.
 *
 * @param island The carousel's island.
 * @param props  Island props.
 * @return Destroys it.
 */
export const mount = (
	island: HTMLElement,
	props: CarouselProps
): Promise< () => void > => turn().then( () => carousel( island, props ) );
