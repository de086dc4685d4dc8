/** The token printed for logged-in users, and how it is refreshed. */
import { pageData } from './page-data';
import { send } from './send';

/** Error codes for an expired token; the second is WordPress's own. */
const STALE = [ 'stale_token', 'rest_cookie_invalid_nonce' ];

let renewal: Promise< void > | undefined;

/** Returns whether the call was refused only because its token expired. */
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

/** Fetches a new token; concurrent calls share one request. */
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
