import { ActionError, errorOf } from './action-error';
import { addAssets, assetsOf } from './assets';
import { deadline } from './deadline';
import type { Fields } from './fields';
import { pageData } from './page-data';
import { send } from './send';
import type { Call } from './send';
import { isStale, refreshToken } from './token';

/** How long an answer may take. */
const TIMEOUT_MS = 15000;

export interface ActionOptions {
	/** Gives the call up; the promise is then rejected with the signal's reason. */
	signal?: AbortSignal;
	/** Milliseconds until the call fails with code `timeout`. */
	timeout?: number;
	method?: 'GET' | 'POST';
	headers?: Record< string, string >;
}

/**
 * Calls one of the server's actions.
 *
 * Calls an action and gives its answer: JSON as data, all else as text.
 *
 * A stale token is replaced once and the call repeated; a locked wp-admin is passed by way of
 * REST; styles and scripts that the answer needs are on the page before it is given. However
 * often it is sent, the server sees one request id.
 *
 * @param name    The action's name, such as `frontage_token`.
 * @param fields  By name, or a form with its files.
 * @param options See `ActionOptions`.
 * @throws ActionError with `code`, `field`, `message`, `status`, `retryAfter`.
 */
export async function callAction< Answer = unknown >(
	name: string,
	fields: Fields | FormData = {},
	options: ActionOptions = {}
): Promise< Answer > {
	const { signal, timeout = TIMEOUT_MS, method = 'POST', headers } = options;
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
		let response = await send( call() );
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

/** Not `randomUUID()`, which pages without https do not have. */
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
