/** A button that shows and hides something: what readers are told is the state itself. */

/**
 * @param button With `aria-expanded`.
 */
export const isExpanded = ( button: Element ): boolean =>
	button.ariaExpanded === 'true';

export function expand( button: Element, isOpen: boolean ): void {
	button.ariaExpanded = String( isOpen );
}

/**
 * Calls when the address names what is hidden, or something in it: now and whenever it changes.
 *
 * @param content What is hidden.
 * @param run     Shows it.
 * @param signal  Ends the watch.
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
	follow();
}
