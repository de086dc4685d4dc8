import { prefersReducedMotion } from '@frontage/lib/reduced-motion';
import { whenTakenOver } from './takes-over';

/** Scrolls the page in a given time; with `behavior: smooth` browsers choose their own. */

export interface ScrollOptions {
	/** Milliseconds; 0 with reduced motion. */
	duration: number;
	signal?: AbortSignal;
}

const ease = ( part: number ) =>
	part < 0.5 ? 2 * part * part : 1 - ( 2 - 2 * part ) ** 2 / 2;

/**
 * Scrolls the page to a position.
 *
 * The visitor has priority: any wheel, touch, key or pointer event stops it.
 *
 * @param top     Pixels from the top of the page, or a function that returns them at any time: what covers the
 *                target can change on the way.
 * @param options Duration, and a signal that stops it.
 * @return Resolves to whether the position was reached.
 */
export function scrollPageTo(
	top: number | ( () => number ),
	{ duration, signal }: ScrollOptions
): Promise< boolean > {
	const from = window.scrollY;
	const time = prefersReducedMotion().matches ? 0 : duration;
	const goal = typeof top === 'number' ? () => top : top;
	return new Promise( ( resolve ) => {
		const started = performance.now();
		const stop = new AbortController();
		whenTakenOver( stop );
		const step = ( now: number ) => {
			const isStopped = stop.signal.aborted || !! signal?.aborted;
			const part =
				time > 0
					? Math.min( 1, Math.max( 0, ( now - started ) / time ) )
					: 1;
			if ( ! isStopped ) {
				window.scrollTo( {
					top: from + ( goal() - from ) * ease( part ),
					behavior: 'instant',
				} );
			}
			if ( ! isStopped && part < 1 ) {
				requestAnimationFrame( step );
			} else {
				stop.abort();
				resolve( ! isStopped );
			}
		};
		requestAnimationFrame( step );
	} );
}
