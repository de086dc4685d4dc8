/** The controls leave when nobody does anything (S2 §9). */

/** Milliseconds until they leave. */
const DELAY_MS = 3000;

const SIGNS = [ 'pointermove', 'pointerdown', 'keydown', 'focusin' ];

/**
 * Marks the dialog with `data-quiet` while nobody does anything.
 *
 * @param dialog The lightbox.
 * @param signal Ends it.
 */
export function leaveWhenQuiet(
	dialog: HTMLElement,
	signal: AbortSignal
): void {
	let timer = 0;
	const stir = () => {
		clearTimeout( timer );
		dialog.toggleAttribute( 'data-quiet', false );
		timer = window.setTimeout(
			() => dialog.toggleAttribute( 'data-quiet', true ),
			DELAY_MS
		);
	};
	for ( const sign of SIGNS ) {
		dialog.addEventListener( sign, stir, { signal, passive: true } );
	}
	signal.addEventListener( 'abort', () => clearTimeout( timer ) );
	stir();
}
