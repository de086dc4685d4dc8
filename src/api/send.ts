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

/** Answers that a firewall or a locked wp-admin gives in WordPress's stead. */
const BLOCKED = [ 401, 403, 404, 405, 406, 410, 451, 501, 503 ];

let isAjaxLocked = false;

/** Where an action can be called: the address, and what that place wants beside the fields. */
interface Endpoint {
	address: string;
	fields?: Record< string, string >;
	headers?: Record< string, string >;
}

/**
 * Sends an action by admin-ajax, or by REST where that door is locked.
 *
 * Gives the response of whichever door opened; throws only if none answered.
 * @param call
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

/** Tries admin-ajax first again, for tests. */
export function unlock(): void {
	isAjaxLocked = false;
}

/**
 * Every reply of ours carries this header.
 * @param response
 */
function isOurs( response: Response ): boolean {
	return response.headers.has( 'X-Frontage' );
}

/**
 * Whether something else than WordPress has answered; another plugin's plain reply is let through.
 * @param response
 */
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

/**
 * REST knows a logged-in user only by the token in WordPress's own header.
 * @param root0
 * @param root0.name
 */
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
