/** Asks the server, through WordPress's own REST client. */
import apiFetch from '@wordpress/api-fetch';
import { useCallback, useEffect, useState } from 'react';

/** What `frontage/v1` answers when it refuses. */
export interface RestError {
	code: string;
	message: string;
	/** Which field is at fault, for status 400. */
	data?: { status?: number; field?: string };
}

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
			( error: RestError ) => settle( { error } )
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
	apiFetch< T >( { path: SPACE + path, method: 'POST', data: body } );
