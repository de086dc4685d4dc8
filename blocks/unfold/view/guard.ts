/** Excludes folded content from keyboard navigation, but not from screen readers and find-in-page. */

/** Focusable elements. */
const REACHED =
	'a[href],button,input,select,textarea,summary,iframe,audio[controls],video[controls],[tabindex],[contenteditable]';

/** Stores the original `tabindex` of an element. */
const BEFORE = 'data-frontage-tabindex';

function setReached( element: Element, isReached: boolean ): void {
	const before = element.getAttribute( BEFORE );
	if ( isReached && before !== null ) {
		element.removeAttribute( BEFORE );
		if ( before ) {
			element.setAttribute( 'tabindex', before );
		} else {
			element.removeAttribute( 'tabindex' );
		}
	} else if ( ! isReached && before === null ) {
		element.setAttribute(
			BEFORE,
			element.getAttribute( 'tabindex' ) ?? ''
		);
		element.setAttribute( 'tabindex', '-1' );
	}
}

/**
 * Observes which elements are visible, without forcing a layout.
 *
 * @param content Folded element.
 * @param height  Its height while folded, in pixels.
 * @param notify  Called with whether all content fits, so that there is nothing to unfold.
 * @return Stops observing and restores all elements.
 */
export function guard(
	content: Element,
	height: number,
	notify: ( isShort: boolean ) => void
): () => void {
	const elements = content.querySelectorAll( REACHED );
	const inside = new IntersectionObserver(
		( entries ) =>
			entries.forEach( ( { target, intersectionRatio } ) =>
				setReached( target, intersectionRatio > 0.5 )
			),
		{ root: content, threshold: [ 0, 0.5, 1 ] }
	);
	const size = new ResizeObserver( () =>
		notify( content.scrollHeight <= height )
	);
	elements.forEach( ( element ) => inside.observe( element ) );
	size.observe( content );
	return () => {
		inside.disconnect();
		size.disconnect();
		elements.forEach( ( element ) => setReached( element, true ) );
	};
}
