/** The token that logged-in users' pages carry, and its renewal. */
import { pageData } from './page-data';
import { send } from './send';

/** What the server calls a token that is too old; the second is WordPress's own word. */
const STALE = [ 'stale_token', 'rest_cookie_invalid_nonce' ];

let renewal: Promise< void > | undefined;

/**
 * Whether the call was refused only because the page was open too long.
 * @param response
 */
export async function isStale( response: Response ): Promise< boolean > {
	if ( response.status !== 403 ) {
		return false;
	}
	const body = await response
		.clone()
		.json()
		.catch( () => null );
	return STALE.includes( body?.code );
}

/**
 * Fetches a new token; calls that come meanwhile share it.
 * @param signal
 */
export function refreshToken( signal: AbortSignal ): Promise< void > {
	return ( renewal ??= renew( signal ).finally( () => {
		renewal = undefined;
	} ) );
}

async function renew( signal: AbortSignal ): Promise< void > {
	const data = pageData();
	data.token = '';
	const response = await send( {
		name: 'frontage_token',
		fields: {},
		method: 'POST',
		headers: {},
		signal,
	} );
	const body = await response.json().catch( () => null );
	data.token = typeof body?.token === 'string' ? body.token : '';
}
