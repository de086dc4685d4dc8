/** Watches the size of a carousel. */

/**
 * Calls back when a resize has settled (S0 §9: after 200 ms), also one that happened while it was hidden.
 *
 * @param element Element to watch.
 * @param after   Milliseconds.
 * @param heed    Callback.
 * @return Stops watching.
 */
export function watchSize(
	element: Element,
	after: number,
	heed: () => void
): () => void {
	let timer = 0;
	let known: number | undefined;
	const observer = new ResizeObserver( ( [ entry ] ) => {
		const { width } = entry!.contentRect;
		clearTimeout( timer );
		if ( width && known !== undefined && known !== width ) {
			timer = window.setTimeout( heed, after );
		}
		known = width || ( known ?? 0 );
	} );
	observer.observe( element );
	return () => {
		clearTimeout( timer );
		observer.disconnect();
	};
}
