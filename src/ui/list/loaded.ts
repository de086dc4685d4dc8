/** The end of a list: “All Loaded” for a moment, then the link is removed (S2 §4). */

/** How long “All Loaded” is shown (S2 §9). */
export const ALL_LOADED_MS = 800;

/**
 * Shows that all items are loaded, then removes the link.
 *
 * @param link Link that loaded the last items.
 * @param text Its new text.
 * @param next Element that receives the link's focus; it may be made focusable.
 * @return Cancels the removal.
 */
export function allLoaded(
	link: HTMLAnchorElement,
	text: string,
	next?: HTMLElement | null
): () => void {
	link.textContent = text;
	link.ariaDisabled = 'true';
	// A link without `href` would lose the focus immediately.
	link.tabIndex = 0;
	link.removeAttribute( 'href' );
	const timer = setTimeout( () => {
		if ( link.contains( link.ownerDocument.activeElement ) ) {
			next?.focus( { preventScroll: true } );
		}
		link.parentElement!.hidden = true;
	}, ALL_LOADED_MS );
	return () => clearTimeout( timer );
}
