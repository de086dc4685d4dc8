/** New sizes of a carousel. */

/**
 * Heeds a new size when it has settled (S0 §9: after 200 ms), also one that came while it was hidden.
 *
 * @param element What changes its size.
 * @param after   Milliseconds.
 * @param heed    What to do.
 * @return How to end it.
 */
export function watchSize(
	element: Element,
	after: number,
	heed: () => void
): () => void {
	let timer = 0;
	let known: number | undefined;
	const observer = new ResizeObserver( ( [ { contentRect } ] ) => {
		const { width } = contentRect;
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
