/** Watches how far the page is scrolled. */

/**
 * Calls once when a place is reached, or when it is behind already.
 *
 * @param isThere Compares pixels scrolled with pixels that can be scrolled.
 * @param fire    Called.
 * @param signal  Ends the watch.
 */
export function whenScrolled(
	isThere: ( scrolled: number, most: number ) => boolean,
	fire: () => void,
	signal: AbortSignal
): void {
	const watch = new AbortController();
	let frame = 0;
	const look = () => {
		frame = 0;
		if (
			isThere(
				scrollY,
				document.documentElement.scrollHeight - innerHeight
			)
		) {
			watch.abort();
			fire();
		}
	};
	addEventListener(
		'scroll',
		() => ( frame ||= requestAnimationFrame( look ) ),
		{
			passive: true,
			signal: AbortSignal.any( [ watch.signal, signal ] ),
		}
	);
	look();
}
