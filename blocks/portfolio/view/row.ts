import { directionOf } from '@frontage/lib/direction';
import { prefersReducedMotion } from '@frontage/lib/reduced-motion';
import type { FrontageIsland } from '@frontage/islands/types';
import type { WithChildren } from '@frontage/lib/with-children';

/** Has at least two projects when its arrows are visible. */
type Row = WithChildren< HTMLElement, [ HTMLElement, HTMLElement ] >;

/** Duration of one move (S1 §9). */
export const SLIDE_MS = 700;

/** Tolerance of scroll positions in pixels, since browsers round. */
const NEAR_PX = 2;

/**
 * Scrolls a row of projects with arrows, by as many as are visible (S1 §9).
 *
 * @param island Contains the row; a filter inside it may change the row's items.
 * @return Removes the listeners.
 */
export function row( island: FrontageIsland ): () => void {
	const stop = new AbortController();
	const { signal } = stop;
	const list = island.querySelector< Row >( 'ul.frontage-portfolio__items' )!;
	const arrows = [
		...island.querySelectorAll< HTMLElement >(
			'.frontage-portfolio__arrow'
		),
	];
	const end = () => list.scrollWidth - list.clientWidth;
	const look = () => {
		const at = Math.abs( list.scrollLeft );
		island.style.setProperty(
			'--middle',
			`${ list.offsetTop + list.clientHeight / 2 }px`
		);
		[ at, end() - at ].forEach( ( rest, index ) => {
			arrows[ index ]!.hidden = end() < NEAR_PX;
			arrows[ index ]!.ariaDisabled = rest < NEAR_PX ? 'true' : null;
		} );
	};
	let move = new AbortController();
	const go = ( way: number ) => {
		const [ first, second ] = list.children;
		const step = Math.abs( second.offsetLeft - first.offsetLeft );
		const steps = Math.max( 1, Math.floor( list.clientWidth / step ) );
		const from = Math.round( Math.abs( list.scrollLeft ) / step );
		const to = Math.max( 0, from + way * steps ) * step;
		move = new AbortController();
		slide( list, Math.min( to, end() ), move.signal );
	};
	const hold = () => move.abort();
	arrows.forEach( ( arrow, index ) =>
		arrow.addEventListener(
			'click',
			() => {
				hold();
				requestAnimationFrame( () => go( index ? 1 : -1 ) );
			},
			{ signal }
		)
	);
	// Touch or wheel input interrupts the scroll.
	for ( const type of [ 'touchstart', 'wheel' ] ) {
		list.addEventListener( type, hold, { signal, passive: true } );
	}
	list.addEventListener( 'scroll', look, { signal, passive: true } );
	const sizes = new ResizeObserver( look );
	sizes.observe( list );
	const works = new MutationObserver( () => {
		hold();
		list.scrollLeft = 0;
		look();
	} );
	works.observe( list, { childList: true } );
	return () => {
		hold();
		stop.abort();
		sizes.disconnect();
		works.disconnect();
		arrows.forEach( ( arrow ) => ( arrow.hidden = true ) );
	};
}

/**
 * Scrolls a list horizontally; without animation if reduced motion is preferred.
 *
 * @param to     Distance from its first item in pixels, in both text directions.
 * @param signal Aborts the scroll.
 */
function slide( list: HTMLElement, to: number, signal: AbortSignal ): void {
	const sign = directionOf( list );
	const from = list.scrollLeft;
	const start = performance.now();
	const isStill = prefersReducedMotion().matches;
	const rest = () => ( list.style.scrollSnapType = '' );
	const frame = ( now: number ) => {
		if ( signal.aborted ) {
			return;
		}
		const part = isStill ? 1 : Math.min( 1, ( now - start ) / SLIDE_MS );
		const eased = ( 1 - Math.cos( Math.PI * part ) ) / 2;
		list.scrollLeft = from + ( sign * to - from ) * eased;
		if ( part === 1 ) {
			rest();
		} else {
			requestAnimationFrame( frame );
		}
	};
	signal.addEventListener( 'abort', rest );
	list.style.scrollSnapType = 'none';
	frame( start );
}
