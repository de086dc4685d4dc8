/** Shows what an address means. */
import type { State } from './states';

/**
 * Opens what is closed around the element, then scrolls to it if it is off the screen; where it
 * comes to lie is the page's `scroll-padding` and its own `scroll-margin`.
 *
 * @param state         A state.
 * @param state.element Its module or panel.
 */
export function bringIntoView( { element }: Pick< State, 'element' > ): void {
	for (
		let closed = closedAround( element );
		closed;
		closed = closedAround( closed )
	) {
		closed.open = true;
	}
	const { top, bottom } = element.getBoundingClientRect();
	if ( bottom <= 0 || top >= innerHeight ) {
		element.scrollIntoView();
	}
}

const closedAround = ( element: Element ) =>
	element.parentElement?.closest< HTMLDetailsElement >(
		'details:not([open])'
	);
