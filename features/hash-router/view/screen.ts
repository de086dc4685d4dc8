/**
 * Opens closed containers around an element.
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
 * Scrolls to an element that is off screen, or as far as needed if it is partly visible; the position
 * follows the page's `scroll-padding` and its own `scroll-margin`.
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
