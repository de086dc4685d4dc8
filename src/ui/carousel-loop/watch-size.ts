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
	let heeded: number | undefined;
	let seen: number | undefined;
	const observer = new ResizeObserver( ( [ entry ] ) => {
		const { width } = entry!.contentRect;
		heeded ??= width;
		// A picture that has loaded changes only the height.
		if ( width === seen ) {
			return;
		}
		seen = width;
		clearTimeout( timer );
		if ( width && width !== heeded ) {
			timer = window.setTimeout( () => {
				heeded = width;
				heed();
			}, after );
		}
	} );
	observer.observe( element );
	return () => {
		clearTimeout( timer );
		observer.disconnect();
	};
}
