/** Hides the controls when the visitor is inactive (S2 §9). */

/** Milliseconds until they are hidden. */
const DELAY_MS = 3000;

const SIGNS = [ 'pointermove', 'pointerdown', 'keydown', 'focusin' ];

/**
 * Sets `data-quiet` on the dialog while the visitor is inactive.
 *
 * @param dialog The lightbox.
 * @param signal Stops it.
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

/**
 * Returns a function that says whether the controls were hidden when the last press began.
 *
 * Any press shows them again, so the press is seen before that; one that shows them does nothing else.
 *
 * @param dialog The lightbox.
 * @param signal Stops it; without one, it lasts as long as the dialog.
 */
export function quietAtPress(
	dialog: HTMLElement,
	signal?: AbortSignal
): () => boolean {
	let wasQuiet = false;
	dialog.addEventListener(
		'pointerdown',
		() => {
			wasQuiet = dialog.hasAttribute( 'data-quiet' );
		},
		{ signal, capture: true }
	);
	return () => wasQuiet;
}
