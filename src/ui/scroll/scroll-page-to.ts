/** Scrolls the page in a given time; browsers choose their own for `behavior: smooth`. */

export interface ScrollOptions {
	/** Milliseconds; under reduced motion none are taken. */
	duration: number;
	signal?: AbortSignal;
}

/** What a visitor does to take the page back. */
const TAKES_OVER = [ 'wheel', 'touchstart', 'keydown', 'pointerdown' ] as const;

const ease = ( part: number ) =>
	part < 0.5 ? 2 * part * part : 1 - ( 2 - 2 * part ) ** 2 / 2;

/**
 * Scrolls the page to a place from its top.
 *
 * The visitor wins: any wheel, touch, key or press ends it where it is.
 *
 * @param top              Pixels from the top of the page.
 * @param options          How long, and a signal that ends it.
 * @param options.duration
 * @param options.signal
 * @return Fulfilled with whether the place was reached.
 */
export function scrollPageTo(
	top: number,
	{ duration, signal }: ScrollOptions
): Promise< boolean > {
	const from = window.scrollY;
	const isStill = matchMedia( '(prefers-reduced-motion: reduce)' ).matches;
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
