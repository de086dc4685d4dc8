import { readPageData } from '@frontage/lib/page-data';

/**
 * Sends the like button's requests (S0 §7).
 *
 * Does not use `callAction()`, whose tokens, files, styles and request IDs a like does not need, and
 * which is larger than the button.
 */
const ACTION = 'zilla-likes';
const TIMEOUT_MS = 15000;

/**
 * Returns the button's new content, through admin-ajax, or through REST if that is blocked. A repeated
 * like counts once.
 *
 * @param fields The action's fields.
 * @param signal Aborts the request.
 * @throws Error with the server's message, or without one if the response is not ours.
 */
export async function call(
	fields: Record< string, string | number >,
	signal = AbortSignal.timeout( TIMEOUT_MS )
): Promise< string > {
	const { ajax, rest } = readPageData();
	const body = new URLSearchParams( { action: ACTION, ...fields } );
	for ( const door of [ ajax, `${ rest }frontage/v1/action/${ ACTION }` ] ) {
		const response = await fetch( door, {
			method: 'POST',
			body,
			signal,
		} ).catch( () => null );
		if ( response?.headers.has( 'X-Frontage' ) ) {
			if ( response.ok ) {
				return response.text();
			}
			throw new Error( ( await response.json() ).message );
		}
	}
	throw new Error();
}
