/** Where an overlay can be seen: not in a place that is not rendered, where opening it would freeze the page. */

/** What hides its content until a visitor unfolds it; anything else that is not displayed is not for this visitor. */
const FOLDS =
	'[hidden],[inert],[aria-hidden=true],[role=tabpanel],[popover],details,dialog';

const HOW = { visibilityProperty: true };

/**
 * Returns whether an element is rendered. Browsers that cannot tell count it as rendered.
 *
 * @param element An open overlay, or any element with a box.
 */
export const isSeen = ( element: Element ): boolean =>
	element.checkVisibility?.( HOW ) ?? true;

/**
 * Returns whether what opens in an element's place can be seen.
 *
 * Asks a neighbor that is there for this moment only: a closed overlay has no box, and neither do islands,
 * while a closed `<details>` has one.
 */
export function isPlaceSeen( element: Element ): boolean {
	const neighbor = document.createElement( 'span' );
	element.after( neighbor );
	const is = isSeen( neighbor );
	neighbor.remove();
	return is;
}

/** Returns whether an element's place is only folded, so that a link may still open what is in it. */
export function isFolded( { parentElement: place }: Element ): boolean {
	for ( ; place; place = place.parentElement ) {
		if (
			getComputedStyle( place ).display === 'none' &&
			! place.matches( FOLDS )
		) {
			return false;
		}
	}
	return true;
}
