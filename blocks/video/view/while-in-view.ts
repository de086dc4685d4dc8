/** Share of a video that has to be in view to play by itself. */
const SHARE = 0.5;

/**
 * Calls back when an element comes into view, and when it leaves.
 *
 * @return Stops.
 */
export function whileInView(
	element: Element,
	{ enter, leave }: { enter: () => void; leave: () => void }
): () => void {
	let isIn = false;
	const observer = new IntersectionObserver(
		( entries ) => {
			const is = entries.pop()!.intersectionRatio >= SHARE;
			if ( is !== isIn ) {
				isIn = is;
				( is ? enter : leave )();
			}
		},
		{ threshold: SHARE }
	);
	observer.observe( element );
	return () => observer.disconnect();
}
