/** Whether a visitor is near the end of the list. */

/** So far below the window it may be (S0 §9). */
export const BUFFER_PX = 40;

/**
 * Somebody whose focus is behind the list wants what is there, such as the footer.
 *
 * @param end What stands at the end of the list.
 */
export function isNear( end: Element ): boolean {
	const { activeElement } = document;
	return (
		end.getBoundingClientRect().top - innerHeight < BUFFER_PX &&
		! (
			activeElement &&
			end.compareDocumentPosition( activeElement ) &
				Node.DOCUMENT_POSITION_FOLLOWING &&
			! end.contains( activeElement )
		)
	);
}
