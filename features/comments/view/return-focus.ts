/**
 * Gives the focus back to the reply link when a reply is canceled; WordPress's script leaves it nowhere.
 *
 * @param form   The comment form; the link that cancels is beside it.
 * @param signal Stops it.
 */
export function returnFocus(
	form: HTMLFormElement,
	signal: AbortSignal
): void {
	// WordPress's script cancels on touch, too.
	for ( const type of [ 'click', 'touchstart' ] ) {
		form.closest( '#respond' )?.addEventListener(
			type,
			( { target } ) => {
				if (
					( target as Element ).closest(
						'#cancel-comment-reply-link'
					)
				) {
					const link = document.querySelector< HTMLElement >(
						`[data-commentid="${ new FormData( form ).get( 'comment_parent' ) }"]`
					);
					setTimeout( () => link?.focus() );
				}
			},
			{ signal, capture: true }
		);
	}
}
