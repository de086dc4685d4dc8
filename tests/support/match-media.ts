/**
 * Replaces `matchMedia`, which jsdom lacks, with one that answers every query alike.
 *
 * @param matches Returns whether queries match at the time they are made.
 */
export function matchMediaAs( matches: () => boolean ): void {
	window.matchMedia = ( media ) =>
		Object.assign( new EventTarget(), {
			matches: matches(),
			media,
			onchange: null,
			addListener: () => {},
			removeListener: () => {},
		} );
}
