/** Puts the answer's comments into the page. */

/** What holds comments and form, in block themes and classic ones. */
const REGIONS = [ '.wp-block-comments', '#comments', '.comments-area' ];

const COMMENT = '[id^="comment-"]';

/**
 * Shows the comments with the new one, and takes the focus there.
 *
 * @param form The form that was sent.
 * @param page The page with the new comment.
 * @param url  Its address, for themes whose comments are not found.
 */
export function show(
	form: HTMLFormElement,
	page: Document,
	url: string
): void {
	// A reply stands among the comments, also where the form itself is outside of them.
	const selector = REGIONS.find(
		( each ) =>
			form.closest( each ) &&
			page.querySelector( `${ each } [name=comment_post_ID]` )
	);
	const region = selector && page.querySelector( selector );
	const fresh = region && newest( region );
	if ( ! fresh ) {
		location.assign( url );
		return;
	}
	bringStyles( page );
	form.closest( selector )!.replaceWith( document.adoptNode( region ) );
	history.replaceState( history.state, '', `#${ fresh.id }` );
	fresh.tabIndex = -1;
	fresh.focus();
}

const numberOf = ( { id }: Element ) => Number( id.split( '-' )[ 1 ] );

/**
 * The comment that was made last, if the page had it not yet; a part of the comments may be all new to it.
 *
 * @param region The answer's comments.
 */
function newest( region: Element ): HTMLElement | undefined {
	return [ ...region.querySelectorAll< HTMLElement >( COMMENT ) ]
		.filter(
			( { id } ) =>
				/^comment-\d+$/.test( id ) && ! document.getElementById( id )
		)
		.sort( ( one, other ) => numberOf( one ) - numberOf( other ) )
		.pop();
}

/**
 * The first comment of a page may need styles that the page without one has not.
 *
 * @param page The page with it.
 */
function bringStyles( page: Document ): void {
	for ( const style of page.querySelectorAll(
		'style[id], link[rel=stylesheet][id]'
	) ) {
		if ( ! document.getElementById( style.id ) ) {
			document.head.append( document.adoptNode( style ) );
		}
	}
}
