/** Shows what an address means. */

/**
 * Opens what is closed around an element.
 *
 * @param element A module or a panel.
 */
export function reveal( element: Element ): void {
	const closed = element.closest< HTMLDetailsElement >(
		'details:not([open])'
	);
	if ( closed ) {
		closed.open = true;
		reveal( closed );
	}
}

/**
 * Scrolls to an element if it is off the screen, and as little as shows it if it is partly on it; where it comes to lie is the page's
 * `scroll-padding` and its own `scroll-margin`.
 *
 * @param element A module or a panel.
 */
export function bringIntoView( element: Element ): void {
	const { top, bottom } = element.getBoundingClientRect();
	if ( bottom <= 0 || top >= innerHeight ) {
		element.scrollIntoView();
	} else if ( top < 0 || bottom > innerHeight ) {
		element.scrollIntoView( { block: 'nearest' } );
	}
}
