/** Result of sending the form as a browser would. */

export interface Taken {
	/** The page with the new comment. */
	page: Document;
	url: string;
}

/**
 * Sends a comment.
 *
 * @param signal Aborts the request.
 * @return The page with the comment, or WordPress's error message, empty if there is none.
 */
export async function post(
	form: HTMLFormElement,
	signal: AbortSignal
): Promise< Taken | string > {
	const data = new FormData( form );
	try {
		// Not `form.action`: a field may have that name.
		const response = await fetch( form.getAttribute( 'action' )!, {
			method: 'POST',
			// Other plugins may add file fields.
			body:
				form.getAttribute( 'enctype' ) === 'multipart/form-data'
					? data
					: // TypeScript does not know that a form's data will do.
						new URLSearchParams(
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
