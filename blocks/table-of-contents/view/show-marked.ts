/** Distance from the edges, in pixels. */
const GAP = 16;

/**
 * Scrolls a long list to the current heading, unless it is hovered or focused.
 *
 * @param box What scrolls.
 */
export function showMarked( box: Element ): void {
	const link = box.querySelector( '[aria-current]' );
	if ( link && ! box.matches( ':hover, :focus-within' ) ) {
		const { top, bottom } = link.getBoundingClientRect();
		const frame = box.getBoundingClientRect();
		box.scrollTop +=
			Math.min( 0, top - frame.top - GAP ) ||
			Math.max( 0, bottom - frame.bottom + GAP );
	}
}
