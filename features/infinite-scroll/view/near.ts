/** Whether a visitor is near the end of the list. */

/** So far below the window it may be (S0 §9). */
export const BUFFER_PX = 40;

/**
 * Somebody whose focus is behind the list wants what is there, such as the footer.
 *
 * @param end What stands at the end of the list.
 */
export function isNear( end: Element ): boolean {
	return (
		end.getBoundingClientRect().top - innerHeight < BUFFER_PX &&
		! isBehind( document.querySelector( ':focus' ), end )
	);
}

const isBehind = ( element: Element | null, end: Element ) =>
	!! element &&
	end.compareDocumentPosition( element ) === Node.DOCUMENT_POSITION_FOLLOWING;
