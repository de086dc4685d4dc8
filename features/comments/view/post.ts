/** Sends the form as browsers would, and reads what WordPress says. */

export interface Taken {
	/** The page with the new comment. */
	page: Document;
	url: string;
}

/**
 * Sends a comment.
 *
 * @param form   The form.
 * @param signal Ends waiting.
 * @return The page with it; else WordPress's words why not, empty if there are none.
 */
export async function post(
	form: HTMLFormElement,
	signal: AbortSignal
): Promise< Taken | string > {
	const data = new FormData( form );
	try {
		// Not `form.action`, which a field may be called.
		const response = await fetch( form.getAttribute( 'action' )!, {
			method: 'POST',
			// Other plugins may take pictures along.
			body:
				form.getAttribute( 'enctype' ) === 'multipart/form-data'
					? data
					: new URLSearchParams(
							data as unknown as Record< string, string >
						),
			signal,
		} );
		const page = new DOMParser().parseFromString(
			await response.text(),
			'text/html'
		);
		if ( response.redirected && response.ok ) {
			return { page, url: response.url };
		}
		const message = page.querySelector( '.wp-die-message' );
		return (
			( message?.querySelector( 'p' ) ?? message )?.textContent?.trim() ??
			''
		);
	} catch {
		return '';
	}
}
