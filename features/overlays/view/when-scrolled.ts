/**
 * Calls back once when a scroll position is reached, or immediately if it has been passed.
 *
 * @param isThere Compares pixels scrolled with pixels that can be scrolled.
 * @param fire    Called once.
 * @param signal  Stops watching.
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
