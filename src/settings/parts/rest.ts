/** Asks the server, through WordPress's own REST client. */
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

/** Latest answers by path, shown while newer ones are on their way. */
const known = new Map< string, unknown >();

/**
 * Reads from the server when the component appears and when the path changes.
 *
 * @param path Below `frontage/v1/`, with query arguments, such as `status`; empty asks nothing.
 * @return The answer; `reload()` asks again and keeps the old answer meanwhile.
 */
export function useRest< T >(
	path: string
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
		apiFetch< T >( { path: SPACE + path, signal: abort.signal } ).then(
			( data ) => {
				known.set( path, data );
				settle( { data } );
			},
			async ( thrown ) => settle( { error: await refusalOf( thrown ) } )
		);
		return () => abort.abort();
	}, [ path, round ] );
	const reload = useCallback( () => setRound( ( n ) => n + 1 ), [] );
	const { of, ...rest } = answer;
	const mine = of === path ? rest : { isLoading: '' !== path };
	const data = mine.data ?? ( known.get( path ) as T | undefined );
	return { ...mine, data: mine.error ? undefined : data, reload };
}

/**
 * Sends something to the server.
 *
 * @param path Below `frontage/v1/`.
 * @param body What is sent, as JSON.
 * @return The answer; a refusal is thrown as `RestError` and names the field at fault.
 */
export const send = < T >( path: string, body: object = {} ): Promise< T > =>
	apiFetch< T >( { path: SPACE + path, method: 'POST', data: body } ).catch(
		refuse
	);

/**
 * Reads something once.
 *
 * @param path Below `frontage/v1/`.
 * @return The answer; a refusal is thrown as `RestError`.
 */
export const read = < T >( path: string ): Promise< T > =>
	apiFetch< T >( { path: SPACE + path } ).catch( refuse );

/**
 * Reads a page of a list, and how long the list is.
 *
 * @param path Below `frontage/v1/`.
 * @return What is on the page; a refusal is thrown as `RestError`.
 */
export async function readPage< T >(
	path: string
): Promise< { items: T[]; total: number } > {
	const ask = () =>
		apiFetch( {
			path: SPACE + path,
			parse: false,
		} ) as unknown as Promise< Response >;
	const response = await ask()
		.catch( async ( thrown ) => {
			const refusal = await refusalOf( thrown );
			if ( refusal.code !== STALE ) {
				throw refusal;
			}
			// WordPress renews the page's key only for answers that it reads itself.
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
