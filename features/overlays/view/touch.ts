/** The first thing that a visitor does on the page. */

const SIGNS = [ 'pointerdown', 'keydown', 'wheel', 'touchmove', 'scroll' ];

/**
 * Fulfilled when the visitor has done something.
 *
 * @param signal Ends the watch.
 */
export function untilTouched( signal: AbortSignal ): Promise< void > {
	return new Promise( ( resolve ) => {
		if ( navigator.userActivation?.hasBeenActive ) {
			resolve();
		}
		SIGNS.forEach( ( sign ) =>
			addEventListener( sign, () => resolve(), {
				once: true,
				passive: true,
				signal,
			} )
		);
	} );
}
