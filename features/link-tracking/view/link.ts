import type { LinkFacts } from './classify';

export type Link = HTMLAnchorElement | HTMLAreaElement | SVGAElement;

/** Main and middle button; nobody knows what is chosen from the menu of the other one. */
const BUTTONS = [ 0, 1 ];

/**
 * Returns the link that a click follows; null if there is none, or if it is being edited.
 *
 * @param event A click of any button, or of a key.
 */
export function linkOf( { target, button }: MouseEvent ): Link | null {
	const link =
		( target as Element | null )?.closest?.< Link >( 'a,area' ) ?? null;
	return link &&
		BUTTONS.includes( button ) &&
		! ( link as HTMLElement ).isContentEditable
		? link
		: null;
}

/** Returns what visitors read: words, else what stands for a picture, else its label. */
const textOf = ( link: Link ): string =>
	[
		link.textContent,
		...[ ...link.querySelectorAll( 'img' ) ].map( ( { alt } ) => alt ),
		link.getAttribute( 'alt' ),
		link.getAttribute( 'aria-label' ),
		link.getAttribute( 'title' ),
	].find( ( text ) => text?.trim() ) ?? '';

/**
 * Returns what decides about a link.
 *
 * @param link A link of HTML or SVG.
 */
export function factsOf( link: Link ): LinkFacts {
	const rel = ( link.getAttribute( 'rel' ) ?? '' ).toLowerCase();
	return {
		href:
			link.getAttribute( 'href' ) ??
			link.getAttribute( 'xlink:href' ) ??
			// Without an address it leads nowhere.
			'about:blank',
		base: document.baseURI,
		host: window.location.host,
		text: textOf( link ),
		isDownload: link.hasAttribute( 'download' ),
		isSponsored: rel.split( /\s+/ ).includes( 'sponsored' ),
	};
}
