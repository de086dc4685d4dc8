import { prefersReducedMotion } from '@frontage/lib/reduced-motion';

/** Scrolls the page in a given time; with `behavior: smooth` browsers choose their own. */

export interface ScrollOptions {
	/** Milliseconds; 0 with reduced motion. */
	duration: number;
	signal?: AbortSignal;
}

/** Events by which the visitor takes over scrolling. */
const TAKES_OVER = [ 'wheel', 'touchstart', 'keydown', 'pointerdown' ] as const;

const ease = ( part: number ) =>
	part < 0.5 ? 2 * part * part : 1 - ( 2 - 2 * part ) ** 2 / 2;

/**
 * Scrolls the page to a position.
 *
 * The visitor has priority: any wheel, touch, key or pointer event stops it.
 *
 * @param top     Pixels from the top of the page.
 * @param options Duration, and a signal that stops it.
 * @return Resolves to whether the position was reached.
 */
export function scrollPageTo(
	top: number,
	{ duration, signal }: ScrollOptions
): Promise< boolean > {
	const from = window.scrollY;
	const isStill = prefersReducedMotion().matches;
	return new Promise( ( resolve ) => {
		const started = performance.now();
		let isTaken = false;
		const taken = () => {
			isTaken = true;
		};
		const listen = new AbortController();
		for ( const type of TAKES_OVER ) {
			addEventListener( type, taken, {
				passive: true,
				signal: listen.signal,
			} );
		}
		const end = ( isThere: boolean ) => {
			listen.abort();
			resolve( isThere );
		};
		const step = ( now: number ) => {
			if ( isTaken || signal?.aborted ) {
				end( false );
				return;
			}
			const part =
				isStill || duration <= 0
					? 1
					: Math.min(
							1,
							Math.max( 0, ( now - started ) / duration )
						);
			window.scrollTo( {
				top: from + ( top - from ) * ease( part ),
				behavior: 'instant',
			} );
			if ( part < 1 ) {
				requestAnimationFrame( step );
			} else {
				end( true );
			}
		};
		requestAnimationFrame( step );
	} );
}
