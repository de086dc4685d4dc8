/** A button that shows and hides content, with its state in `aria-expanded`. */

export function expand( button: Element, isOpen: boolean ): void {
	button.ariaExpanded = String( isOpen );
}

/**
 * Runs a callback when the hash targets the hidden content or something in it, now and on every change, and when
 * find-in-page or the hash router reveals something in it.
 *
 * @param content Hidden content.
 * @param run     Shows it.
 * @param signal  Stops watching.
 */
export function whenTargeted(
	content: Element,
	run: () => void,
	signal: AbortSignal
): void {
	const follow = () => {
		if (
			content.matches( ':target' ) ||
			content.querySelector( ':target' )
		) {
			run();
		}
	};
	addEventListener( 'hashchange', follow, { signal } );
	content.addEventListener( 'beforematch', run, { signal } );
	follow();
}
