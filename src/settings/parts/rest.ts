/** Requests to the server through WordPress's REST client. */
import apiFetch from '@wordpress/api-fetch';
import { useCallback, useEffect, useState } from 'react';
import { refusalOf, STALE, type RestError } from './refusal';

export type { RestError };

const SPACE = '/frontage/v1/';

interface Answer< T > {
	data?: T;
	error?: RestError;
	isLoading: boolean;
}

/** Cached responses by path, shown while newer ones load. */
const known = new Map< string, unknown >();

/** Requests whose response holds for as long as the page is open, by path; without those that failed. */
const asked = new Map< string, Promise< unknown > >();

/**
 * Reads what does not change while the page is open: several components share one request.
 *
 * @param path With the namespace.
 */
function readOnce< T >( path: string ): Promise< T > {
	const answer = ( asked.get( path ) ??
		apiFetch< T >( { path } ) ) as Promise< T >;
	asked.set( path, answer );
	return answer.catch( ( thrown ) => {
		asked.delete( path );
		throw thrown;
	} );
}

/**
 * Reads from the REST API on mount and when the path changes.
 *
 * @param path    Relative to `frontage/v1/`, with query arguments, such as `status`; empty sends no request.
 * @param isFixed Whether the response does not change while the page is open; it is requested once for all components.
 * @return The response; `reload()` requests it again and keeps the old one meanwhile.
 */
export function useRest< T >(
	path: string,
	isFixed = false
): Answer< T > & { reload: () => void } {
	const [ round, setRound ] = useState( 0 );
	const [ answer, setAnswer ] = useState< Answer< T > & { of: string } >( {
		of: '',
		isLoading: false,
	} );
	useEffect( () => {
		if ( ! path ) {
			return undefined;
		}
		const abort = new AbortController();
		const settle = ( result: { data?: T; error?: RestError } ) =>
			abort.signal.aborted ||
			setAnswer( { of: path, isLoading: false, ...result } );
		const { signal } = abort;
		const answered = isFixed
			? readOnce< T >( SPACE + path )
			: apiFetch< T >( { path: SPACE + path, signal } );
		answered.then(
			( data ) => {
				known.set( path, data );
				settle( { data } );
			},
			async ( thrown ) => settle( { error: await refusalOf( thrown ) } )
		);
		return () => abort.abort();
	}, [ path, round, isFixed ] );
	const reload = useCallback( () => setRound( ( n ) => n + 1 ), [] );
	const { of, ...rest } = answer;
	const mine = of === path ? rest : { isLoading: '' !== path };
	const data = mine.data ?? ( known.get( path ) as T | undefined );
	return { ...mine, data: mine.error ? undefined : data, reload };
}

/**
 * Sends a POST request.
 *
 * @param path Relative to `frontage/v1/`.
 * @param body Request data, sent as JSON.
 * @return The response; throws a `RestError`, which names the invalid field.
 */
export const send = < T >( path: string, body: object = {} ): Promise< T > =>
	apiFetch< T >( { path: SPACE + path, method: 'POST', data: body } ).catch(
		refuse
	);

/**
 * Sends a GET request.
 *
 * @param path Relative to `frontage/v1/`.
 * @return The response; throws a `RestError`.
 */
export const read = < T >( path: string ): Promise< T > =>
	apiFetch< T >( { path: SPACE + path } ).catch( refuse );

/**
 * Reads one page of a list and the total number of items.
 *
 * @param path Relative to `frontage/v1/`.
 * @return Items of the page and the total; throws a `RestError`.
 */
export async function readPage< T >(
	path: string
): Promise< { items: T[]; total: number } > {
	const ask = () =>
		apiFetch< unknown, false >( { path: SPACE + path, parse: false } );
	const response = await ask()
		.catch( async ( thrown ) => {
			const refusal = await refusalOf( thrown );
			if ( refusal.code !== STALE ) {
				throw refusal;
			}
			// `apiFetch` renews the nonce only for responses that it parses itself.
			await read( path );
			return ask();
		} )
		.catch( refuse );
	const total = Number( response.headers.get( 'X-WP-Total' ) );
	const broken = { code: 'invalid_json' };
	return {
		items: await response.json().catch( () => refuse( broken ) ),
		total,
	};
}

async function refuse( thrown: unknown ): Promise< never > {
	throw await refusalOf( thrown );
}
