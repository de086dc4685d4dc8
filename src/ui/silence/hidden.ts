/** Whether something in the page cannot be seen: closed, folded, switched away, turned over, or not displayed. */

/** What is hidden although browsers count it as rendered: a dialog that fades out, the back of a card, slides. */
const AWAY =
	'dialog:not([open],:target),[data-unseen],frontage-island [inert],.frontage-lightbox [inert]';

/** A bar or menu that fades out. */
const CLOSED_POPOVER = '[popover]:not(:popover-open)';

/** What older browsers and tests know instead of `checkVisibility()`. */
const CLOSED = '[hidden],details:not([open]) > :not(summary)';

/** What is over the page, where nothing around it clips it. */
const ON_TOP = [ ':popover-open', ':modal', ':fullscreen' ];

/** Returns whether something moves between the page and its top layer, and so is out of sight for two frames. */
export const isMoving = ( element: Element ): boolean =>
	!! element.closest( '[data-moving]' );

/** Returns the nearest element around one that a selector matches; none if an older browser does not know it. */
const closest = ( element: Element, selector: string ) => {
	try {
		return element.closest( selector );
	} catch {
		return null;
	}
};

/** Returns whether the visitor has taken an element out of the page: onto the whole screen, or into a window of its own. */
function isTakenOut( element: Element ): boolean {
	const { fullscreenElement: whole, pictureInPictureElement: small } =
		document as Partial< Document >;
	return (
		element === small ||
		!! whole?.contains( element ) ||
		( !! whole && element.contains( whole ) )
	);
}

/** Returns whether a box, such as a row of slides or folded content, cuts all of an element off. */
function isCutOff( box: Element, element: DOMRect ): boolean {
	const { overflowX, overflowY } = getComputedStyle( box );
	const { left, right, top, bottom } = box.getBoundingClientRect();
	return (
		( /hidden|clip|auto|scroll/.test( overflowX ) &&
			( element.right <= left + 1 || element.left >= right - 1 ) ) ||
		// What its reader scrolls is not closed.
		( /hidden|clip/.test( overflowY ) &&
			( element.bottom <= top + 1 || element.top >= bottom - 1 ) )
	);
}

/** Returns whether nothing around an element clips it. */
const isOnTop = ( element: Element, position: string ) =>
	position === 'fixed' ||
	ON_TOP.some( ( layer ) => closest( element, layer ) === element );

/**
 * Returns whether something around a place leaves nothing to see of what is in it.
 *
 * @param place    The element, or one around it.
 * @param rect     Of the element.
 * @param position How the place is positioned, in CSS.
 */
function isClipped( place: Element, rect: DOMRect, position: string ): boolean {
	const around = place.parentElement;
	if ( ! around || around === document.body || isOnTop( place, position ) ) {
		return false;
	}
	const next = getComputedStyle( around ).position;
	// What is positioned is not clipped by what is between it and the box of its position.
	return position === 'absolute' && next === 'static'
		? isClipped( around, rect, position )
		: isCutOff( around, rect ) || isClipped( around, rect, next );
}

/** Returns whether browsers draw an element, in view or out of it. */
export const isRendered = ( element: Element ): boolean =>
	element.checkVisibility
		? element.checkVisibility( { visibilityProperty: true } )
		: ! element.closest( CLOSED );

/**
 * Returns whether an element cannot be seen, other than by being scrolled past.
 *
 * @param element Any element of the page.
 */
export function isHidden( element: Element ): boolean {
	if ( isTakenOut( element ) || isMoving( element ) ) {
		return false;
	}
	return (
		! isRendered( element ) ||
		!! element.closest( AWAY ) ||
		!! closest( element, CLOSED_POPOVER ) ||
		isClipped(
			element,
			element.getBoundingClientRect(),
			getComputedStyle( element ).position
		)
	);
}
