/** Distance below the window in pixels that still counts as near (S0 §9). */
export const BUFFER_PX = 40;

/**
 * Returns whether a visitor is near the end of the list.
 *
 * A visitor whose focus is past the list wants what is there, such as the footer.
 *
 * @param end Element at the end of the list.
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
