/**
 * Answers links and Escape before a theme's own scripts take them; printed inline where there are such scripts.
 *
 * Themes scroll to the target of any link to a part of the page, and stop its click on the way to what opens tabs or
 * popups; others keep browsers from closing dialogs by Escape. So our own links are asked for first: a copy of the click goes
 * around the link itself, where a theme listens. Only if nobody answers it, the click goes on as it came.
 */

/** Links to pictures that open over the page. */
const PICTURE = '[data-frontage-lightbox]';

/** They, and links to parts of pages. */
const LINK = `a:is([href*="#"],${ PICTURE })`;

const ISLAND = 'frontage-island';

/** What links to it open. */
const OPENS = `${ ISLAND } :is(dialog,[popover])`;

/** What Escape closes. */
const OPEN = 'dialog[class*=frontage]:modal';

/** Copies, which come by here again. */
const copies = new WeakSet< Event >();

/** Returns the element of ours that a link names; a link to a state such as `#tabs|two` names none. */
function targetOf( { hash }: HTMLAnchorElement ): Element | null {
	try {
		return document.getElementById( decodeURIComponent( hash.slice( 1 ) ) );
	} catch {
		return null;
	}
}

/**
 * Asks who is around a link, or on the window if it is not in an island: themes listen on what is around their content.
 *
 * @return Whether it was answered.
 */
function answer( link: HTMLAnchorElement, event: MouseEvent ): boolean {
	const copy = new PointerEvent( 'click', event );
	copies.add( copy );
	Object.defineProperty( copy, 'target', { value: event.target } );
	if ( ! link.hasAttribute( 'onclick' ) ) {
		link.onclick?.( copy );
	}
	( link.closest( ISLAND ) ? link.parentNode! : self ).dispatchEvent( copy );
	return copy.defaultPrevented;
}

addEventListener(
	'click',
	( event ) => {
		const link = ( event.target as Element ).closest?.< HTMLAnchorElement >(
			LINK
		);
		if (
			! link ||
			copies.has( event ) ||
			event.ctrlKey ||
			event.metaKey ||
			event.shiftKey ||
			event.altKey ||
			event.button
		) {
			return;
		}
		const isHere =
			link.host === location.host && link.pathname === location.pathname;
		const opens = isHere && targetOf( link )?.closest( OPENS );
		const isOurs = isHere && link.closest( ISLAND );
		if ( ! opens && ! isOurs && ! link.matches( PICTURE ) ) {
			return;
		}
		// What the recorder has noted is repeated by the runtime.
		const isAnswered = ! self.frontagePresses && answer( link, event );
		if ( isAnswered ) {
			event.preventDefault();
		}
		if ( isAnswered || opens ) {
			event.stopImmediatePropagation();
		}
	},
	true
);

/** Nobody outside of the page's root can keep a dialog open; the dialog itself, and what is in it, can. */
const deafen = ( event: KeyboardEvent ) => {
	if ( event.key === 'Escape' && document.querySelector( OPEN ) ) {
		event.preventDefault = () => {};
	}
};

addEventListener( 'keydown', deafen, true );
document.documentElement.addEventListener(
	'keydown',
	( event ) => {
		delete ( event as Partial< Event > ).preventDefault;
	},
	true
);
document.documentElement.addEventListener( 'keydown', deafen );
