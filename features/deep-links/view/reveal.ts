/** Opens the way to an element: whatever is closed around it. */
import type { FrontageIsland } from '@frontage/islands/types';

/** What is closed, as browsers know it. */
const CLOSED = 'details:not([open]),[hidden=until-found],dialog:not([open])';

/**
 * Returns the elements around an element that match a selector, from outside.
 *
 * @param element  Any element.
 * @param selector CSS selector.
 */
function around< Found extends Element >(
	element: Element,
	selector: string
): Found[] {
	const found = element.parentElement?.closest< Found >( selector );
	return found ? [ ...around< Found >( found, selector ), found ] : [];
}

/** Loads the scripts of all widgets around an element, which open popups and tabs that the URL leads into. */
export const wakeAround = ( element: Element ) =>
	Promise.all(
		around< FrontageIsland >( element, 'frontage-island' ).map(
			( island ) => island.wake?.()
		)
	);

/**
 * Opens accordion items, tabs, folded content and whatever else is closed around an element.
 *
 * @param element Target of a link.
 * @return Whether anything was closed.
 */
export function openAround( element: Element ): boolean {
	const closed = around< HTMLElement >( element, CLOSED ).filter(
		// Its title is visible.
		( one ) => element.closest( 'summary' )?.parentElement !== one
	);
	for ( const one of closed ) {
		if ( one instanceof HTMLDetailsElement ) {
			one.open = true;
		}
	}
	// As find-in-page does it: widgets listen to this event.
	element.dispatchEvent( new Event( 'beforematch', { bubbles: true } ) );
	for ( const one of around( element, '[hidden=until-found]' ) ) {
		one.removeAttribute( 'hidden' );
	}
	return closed.length > 0;
}
