/** The end of a list: “All Loaded” for a moment, then the link is gone (S2 §4). */

/** How long “All Loaded” is seen (S2 §9). */
export const ALL_LOADED_MS = 800;

/**
 * @param link The link that brought the last ones.
 * @param text What it says now.
 * @param next Who gets the focus that the link has; it may be made focusable.
 * @return Leaves the link as it is then.
 */
export function allLoaded(
	link: HTMLAnchorElement,
	text: string,
	next?: HTMLElement | null
): () => void {
	link.textContent = text;
	link.ariaDisabled = 'true';
	// A link without address would lose the focus at once.
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
