import { encodeFields } from './fields';
import type { Fields } from './fields';
import { pageData } from './page-data';

export interface Call {
	name: string;
	fields: Fields | FormData;
	method: 'GET' | 'POST';
	headers: Record< string, string >;
	signal: AbortSignal;
}

/** Status codes that a firewall or a blocked wp-admin returns instead of WordPress. */
const BLOCKED = [ 401, 403, 404, 405, 406, 410, 451, 501, 503 ];

let isAjaxLocked = false;

/** A URL where an action can be called, with the headers or fields it requires. */
interface Endpoint {
	address: string;
	fields?: Record< string, string >;
	headers?: Record< string, string >;
}

/**
 * Sends an action to admin-ajax, or to the REST API if admin-ajax is blocked.
 *
 * Returns the first response that comes from WordPress; throws only if neither endpoint responds.
 */
export async function send( call: Call ): Promise< Response > {
	if ( ! isAjaxLocked ) {
		const response = await request( call, ajax( call ) ).catch(
			( error ) => {
				if ( call.signal.aborted ) {
					throw error;
				}
			}
		);
		if ( response && ! ( await isForeign( response ) ) ) {
			return response;
		}
	}
	const response = await request( call, rest( call ) );
	isAjaxLocked = isOurs( response );
	return response;
}

/** Makes the next call try admin-ajax first again, for tests. */
export function unlock(): void {
	isAjaxLocked = false;
}

/** Returns whether the response is ours, by the header that all our responses carry. */
function isOurs( response: Response ): boolean {
	return response.headers.has( 'X-Frontage' );
}

/** Returns whether something other than WordPress responded. Plain responses of other plugins are accepted. */
async function isForeign( response: Response ): Promise< boolean > {
	if ( isOurs( response ) ) {
		return false;
	}
	if ( BLOCKED.includes( response.status ) || response.redirected ) {
		return true;
	}
	return /^\s*<(!doctype|html)/i.test( await response.clone().text() );
}

function ajax( { name }: Call ): Endpoint {
	return { address: pageData().ajax, fields: { action: name } };
}

/** Returns the REST endpoint. REST recognizes a logged-in user only by the nonce in WordPress's own header. */
function rest( { name }: Call ): Endpoint {
	const { rest: root, token } = pageData();
	return {
		address: `${ root }frontage/v1/action/${ name }`,
		headers: token ? { 'X-WP-Nonce': token } : {},
	};
}

function request( call: Call, door: Endpoint ): Promise< Response > {
	const { fields, method, signal } = call;
	const address = new URL( door.address, location.href );
	const sent = encodeFields( fields, door.fields );
	if ( method === 'GET' ) {
		sent.forEach( ( value, key ) =>
			address.searchParams.append( key, String( value ) )
		);
	}
	return fetch( address, {
		method,
		signal,
		headers: { ...door.headers, ...call.headers },
		body: method === 'GET' ? undefined : sent,
		credentials: 'same-origin',
	} );
}
