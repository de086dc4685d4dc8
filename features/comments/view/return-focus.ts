/** Selector of the link that ends a reply. */
const CANCEL = '#cancel-comment-reply-link';

/**
 * Gives the focus back to the reply link when a reply is canceled; WordPress's script leaves it nowhere.
 *
 * @param form   The comment form; the link is beside it.
 * @param signal Stops it.
 */
export function returnFocus(
	form: HTMLFormElement,
	signal: AbortSignal
): void {
	const respond = form.closest( '#respond' ) ?? form;
	// WordPress's script cancels on touch, too.
	for ( const type of [ 'click', 'touchstart' ] ) {
		respond.addEventListener(
			type,
			( { target } ) => {
				const { value: comment } =
					form.querySelector< HTMLInputElement >(
						'[name=comment_parent]'
					)!;
				if ( ( target as Element ).closest( CANCEL ) ) {
					setTimeout( () =>
						document
							.querySelector< HTMLElement >(
								`.comment-reply-link[data-commentid="${ comment }"]`
							)
							?.focus()
					);
				}
			},
			{ signal, capture: true, passive: true }
		);
	}
}
