import { followTouches } from '@frontage/lib/pointers';
import type { CarouselProps } from './types';

/** What a visitor does with a carousel first, or shortly before it. */
const TOUCHES = [ 'pointerover', 'pointerdown', 'focusin', 'wheel' ];

/** Milliseconds without scrolling after which nothing moves anymore; a browser may drop the end event. */
const STILL = 150;

/** Milliseconds between two looks. */
const OFTEN = 50;

/**
 * Runs a callback once, at the first touch.
 *
 * @param island The carousel's island.
 * @param run    Callback.
 * @param signal Stops waiting.
 */
export function atFirstTouch(
	island: HTMLElement,
	run: () => void,
	signal: AbortSignal
): void {
	const touched = new AbortController();
	const begin = () => {
		touched.abort();
		run();
	};
	for ( const type of TOUCHES ) {
		island.addEventListener( type, begin, {
			passive: true,
			signal: AbortSignal.any( [ signal, touched.signal ] ),
		} );
	}
}

/**
 * Observes whether slides scroll or are held, so that what moves them is not exchanged in the middle of a swipe.
 *
 * @param viewport Viewport of the carousel.
 * @param isHeld   Whether the mouse drags it.
 * @param signal   Ends it.
 * @return Resolves when neither is the case.
 */
export function watchRest(
	viewport: HTMLElement,
	isHeld: () => boolean,
	signal: AbortSignal
): () => Promise< void > {
	let scrolled = -Infinity;
	let fingers = 0;
	viewport.addEventListener(
		'scroll',
		() => ( scrolled = performance.now() ),
		{ passive: true, signal }
	);
	// Nobody tells of the end of a finger that is elsewhere; what was replaced under one is nowhere.
	const note = ( { touches }: TouchEvent ) => {
		fingers = [ ...touches ].filter( ( { target } ) =>
			viewport.contains( target as Node )
		).length;
	};
	followTouches( viewport, { start: note, end: note }, signal );
	const isBusy = () =>
		fingers > 0 || isHeld() || performance.now() - scrolled < STILL;
	return async () => {
		// At least once: a movement that was asked for begins with the next frame.
		do {
			await new Promise( ( done ) => setTimeout( done, OFTEN ) );
		} while ( isBusy() && ! signal.aborted );
	};
}

/**
 * Returns whether Swiper cannot wait for a touch: slides move by themselves, or something else than scrolling shows before
 * anything has moved: the next slide that peeks in to be pulled, neighbors on both sides of a loop.
 *
 * @param viewport Viewport of the carousel.
 * @param props    Island props.
 */
export const needsSwiperAtOnce = (
	viewport: HTMLElement,
	{ delay, effect, restsAt }: CarouselProps
): boolean =>
	delay > 0 ||
	effect === 'pull' ||
	restsAt === 'center' ||
	parseFloat( getComputedStyle( viewport ).paddingLeft ) > 0;
