import { ActionError, errorOf } from './action-error';
import { addAssets, assetsOf } from './assets';
import { deadline } from './deadline';
import type { Fields } from './fields';
import { pageData } from './page-data';
import { keptFields } from './read';
import { send } from './send';
import type { Call } from './send';
import { isStale, refreshToken } from './token';

/** Default time limit for a response. */
const TIMEOUT_MS = 15000;

export interface ActionOptions {
	/** Aborts the call; the promise is rejected with the signal's reason. */
	signal?: AbortSignal;
	/** Milliseconds until the call fails with code `timeout`. */
	timeout?: number;
	method?: 'GET' | 'POST';
	/**
	 * Whether it only reads public content, so that a CDN may keep the response (`kept_seconds` in the action's policy).
	 * Where GET does not get through, POST is used.
	 */
	read?: boolean;
	headers?: Record< string, string >;
}

/**
 * Calls a server action and returns its response: JSON as data, anything else as text.
 *
 * A stale token is refreshed once and the call repeated. If wp-admin is blocked, the REST API is
 * used instead. Styles and scripts that the response needs are added before the promise resolves.
 * All attempts carry the same request ID.
 *
 * @param name    Action name, such as `frontage_token`.
 * @param fields  Fields by name, or a form with its files.
 * @param options See `ActionOptions`.
 * @throws ActionError with `code`, `field`, `message`, `status`, `retryAfter`.
 */
export async function callAction< Answer = unknown >(
	name: string,
	fields: Fields | FormData = {},
	options: ActionOptions = {}
): Promise< Answer > {
	const { signal, timeout = TIMEOUT_MS, method = 'POST', headers } = options;
	const kept = options.read && keptFields( fields );
	const limit = deadline( timeout, signal );
	const requestId = newRequestId();
	const call = (): Call => ( {
		name,
		fields,
		method,
		headers: { ...marks( requestId ), ...headers },
		signal: limit.signal,
	} );
	try {
		let response = await send(
			kept ? { ...call(), method: 'GET', fields: kept } : call()
		);
		if ( kept && ! response.ok && ! response.headers.has( 'X-Frontage' ) ) {
			response = await send( call() );
		}
		if ( await isStale( response ) ) {
			await refreshToken( limit.signal );
			response = await send( call() );
		}
		return ( await answerOf( response ) ) as Answer;
	} catch ( error ) {
		throw explain( error, limit.isOver(), signal );
	} finally {
		limit.end();
	}
}

function marks( requestId: string ): Record< string, string > {
	const { token } = pageData();
	return {
		'X-Frontage-Request': requestId,
		...( token && { 'X-Frontage-Token': token } ),
	};
}

/** Returns a random request ID. `randomUUID()` is not available on pages without HTTPS. */
function newRequestId(): string {
	return Array.from(
		crypto.getRandomValues( new Uint8Array( 16 ) ),
		( byte ) => byte.toString( 16 ).padStart( 2, '0' )
	).join( '' );
}

async function answerOf( response: Response ): Promise< unknown > {
	if ( ! response.ok ) {
		throw await errorOf( response );
	}
	const isJson = /\bjson\b/.test(
		response.headers.get( 'Content-Type' ) ?? ''
	);
	await addAssets( assetsOf( response ) );
	return isJson ? response.json() : response.text();
}

function explain(
	error: unknown,
	isLate: boolean,
	signal?: AbortSignal
): unknown {
	if ( error instanceof ActionError ) {
		return error;
	}
	if ( signal?.aborted ) {
		return signal.reason;
	}
	return new ActionError(
		isLate
			? {
					code: 'timeout',
					message: 'The server took too long to answer.',
				}
			: { code: 'network', message: 'The server could not be reached.' }
	);
}
