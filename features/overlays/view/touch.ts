/** Events that count as the visitor's first interaction. */

const SIGNS = [ 'pointerdown', 'keydown', 'wheel', 'touchmove', 'scroll' ];

/**
 * Resolves on the visitor's first interaction.
 *
 * @param signal Stops listening.
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
