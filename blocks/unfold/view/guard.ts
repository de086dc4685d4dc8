/** Keeps the Tab key out of what is folded away, and leaves its text to readers and the browser's search. */

/** What the Tab key can reach. */
const REACHED =
	'a[href],button,input,select,textarea,summary,iframe,audio[controls],video[controls],[tabindex],[contenteditable]';

/** Holds the `tabindex` that an element had. */
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
 * Watches which of the elements show; asks for no layout that is not there already.
 *
 * @param content What is folded.
 * @param height  Of what shows while it is, in pixels.
 * @param notify  Hears whether all of the content fits, so that nothing is to be unfolded.
 * @return How to stop; everything can be reached again.
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
