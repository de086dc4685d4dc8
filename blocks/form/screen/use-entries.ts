import { __, sprintf } from '@wordpress/i18n';
import { useCallback, useEffect, useRef, useState } from 'react';
import { readPage, type RestError } from '@frontage/settings/parts';
import type { Entry } from './types';

export interface View {
	type: 'table';
	search?: string;
	page?: number;
	perPage?: number;
	filters?: { field: string; operator: string; value: unknown }[];
	fields?: string[];
	titleField?: string;
	descriptionField?: string;
	layout?: object;
}

/** What limits the list besides the view: a folder and days; empty for no limit. */
export interface Scope {
	state: string;
	from: string;
	until: string;
}

/** What the server is asked for a view. */
export function queryOf( view: View, scope: Scope ): string {
	const query = new URLSearchParams( {
		page: String( view.page ?? 1 ),
		per_page: String( view.perPage ?? 20 ),
		search: view.search ?? '',
	} );
	for ( const { field, value } of view.filters ?? [] ) {
		if ( typeof value === 'string' ) {
			query.set( field, value );
		}
	}
	for ( const [ name, value ] of Object.entries( scope ) ) {
		if ( value ) {
			query.set( name, value );
		}
	}
	return query.toString();
}

/**
 * The messages that the list shows, page by page from the server.
 *
 * The messages of a view. Read again after a change, or if that fails, those that were there stay;
 * nor do they count as loading then, since a list that loads lets go of the focus.
 */
export function useEntries( query: string ) {
	const shown = useRef( '' );
	const [ round, setRound ] = useState( 0 );
	const [ entries, setEntries ] = useState< Entry[] >( [] );
	const [ total, setTotal ] = useState( 0 );
	const [ isLoading, setLoading ] = useState( true );
	const [ error, setError ] = useState< Error | null >( null );
	useEffect( () => {
		let isOver = false;
		const take = ( answer: { items: Entry[]; total: number } ) => {
			shown.current = query;
			setError( null );
			setEntries( answer.items );
			setTotal( answer.total );
		};
		const fail = ( { message }: RestError ) => {
			const said = sprintf(
				/* translators: %s: reason, a sentence. */
				__( 'The messages could not be loaded. %s', 'frontage' ),
				message
			);
			setError( new Error( said.trim() ) );
			if ( shown.current !== query ) {
				shown.current = '';
				setEntries( [] );
			}
		};
		setLoading( shown.current !== query );
		readPage< Entry >( `entries?${ query }` )
			.then(
				( answer ) => isOver || take( answer ),
				( refusal ) => isOver || fail( refusal )
			)
			.finally( () => isOver || setLoading( false ) );
		return () => {
			isOver = true;
		};
	}, [ query, round ] );
	const reload = useCallback( () => setRound( ( n ) => n + 1 ), [] );
	return { entries, total, isLoading, error, reload };
}
