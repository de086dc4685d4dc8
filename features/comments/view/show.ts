/** Containers of comments and form, in block themes and classic themes. */
const REGIONS = [ '.wp-block-comments', '#comments', '.comments-area' ];

const COMMENT = '[id^="comment-"]';

/**
 * Replaces the comments with those of the response, and moves the focus to the new one.
 *
 * @param form The submitted form.
 * @param page The page with the new comment.
 * @param url  Its URL, for themes whose comments are not found.
 */
export function show(
	form: HTMLFormElement,
	page: Document,
	url: string
): void {
	// A reply is among the comments, even if the form itself is outside of them.
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
 * Returns the latest comment if the page did not have it yet; on paged comments, a whole page may be new.
 *
 * @param region The comments of the response.
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
 * Adds missing styles: the first comment of a page may need styles that the page did not load.
 *
 * @param page The page with the comment.
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
