/**
 * Asks the server (S0 §7).
 *
 * Not by `callAction()`: a like needs no token, file, style or request id, and all that is larger
 * than the button.
 */
const ACTION = 'zilla-likes';
const TIMEOUT_MS = 15000;

/**
 * Gives the button's new content, by admin-ajax or by REST where that door is locked. Sending a
 * like twice counts once.
 *
 * @param fields The action's fields.
 * @param signal Gives the call up.
 * @throws Error with the server's words, or with none if no answer of ours came.
 */
export async function call(
	fields: Record< string, string | number >,
	signal = AbortSignal.timeout( TIMEOUT_MS )
): Promise< string > {
	const { ajax, rest } = JSON.parse(
		document.getElementById( 'frontage-data' )!.textContent!
	);
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
