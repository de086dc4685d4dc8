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
	const selector = REGIONS.find(
		( each ) => form.closest( each ) && page.querySelector( each )
	);
	if ( ! selector ) {
		location.assign( url );
		return;
	}
	const known = new Set(
		[ ...document.querySelectorAll( COMMENT ) ].map( ( { id } ) => id )
	);
	bringStyles( page );
	const region = document.adoptNode( page.querySelector( selector )! );
	form.closest( selector )!.replaceWith( region );
	const fresh = [ ...region.querySelectorAll< HTMLElement >( COMMENT ) ].find(
		( { id } ) => /^comment-\d+$/.test( id ) && ! known.has( id )
	);
	if ( fresh ) {
		history.replaceState( history.state, '', `#${ fresh.id }` );
		fresh.tabIndex = -1;
		fresh.focus();
	}
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
