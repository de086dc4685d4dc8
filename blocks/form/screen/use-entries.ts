/** The messages that the list shows, page by page from the server. */
import apiFetch from '@wordpress/api-fetch';
import { __, sprintf } from '@wordpress/i18n';
import { useCallback, useEffect, useState } from 'react';
import { notify, send } from '../../../src/settings/parts';
import type { Change, Entry } from './types';

export interface View {
	type: 'table';
	search?: string;
	page?: number;
	perPage?: number;
	filters?: { field: string; operator: string; value: unknown }[];
	fields?: string[];
	titleField?: string;
	layout?: object;
}

/**
 * What the server is asked for a view.
 * @param view
 */
export function queryOf( view: View ): string {
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
	return query.toString();
}

/**
 * Says whether mails went out that were sent again.
 * @param entries What has become of them.
 */
function tellOf( entries: Entry[] ): void {
	const failed = entries.find( ( { mail } ) => mail !== 'sent' );
	notify(
		failed
			? sprintf(
					/* translators: %s: what the mail server said. */
					__( 'The mail did not go out: %s', 'frontage' ),
					failed.problem
				)
			: __( 'The mail was sent.', 'frontage' ),
		{ error: !! failed }
	);
}

/**
 * The messages of a view.
 * @param view
 * @param onChange When some were changed, as the notice above may be out of date.
 */
export function useEntries( view: View, onChange: () => void ) {
	const query = queryOf( view );
	const [ round, setRound ] = useState( 0 );
	const [ entries, setEntries ] = useState< Entry[] >( [] );
	const [ total, setTotal ] = useState( 0 );
	const [ isLoading, setLoading ] = useState( true );
	const [ error, setError ] = useState< Error | null >( null );
	useEffect( () => {
		let isOver = false;
		setLoading( true );
		const asked = apiFetch( {
			path: `/frontage/v1/entries?${ query }`,
			parse: false,
		} ) as unknown as Promise< Response >;
		asked
			.then( async ( response ) => {
				const list = await response.json();
				if ( ! isOver ) {
					setError( null );
					setEntries( list );
					setTotal( Number( response.headers.get( 'X-WP-Total' ) ) );
				}
			} )
			.catch( () => {
				const said = __(
					'The messages could not be read.',
					'frontage'
				);
				return isOver || setError( new Error( said ) );
			} )
			.finally( () => isOver || setLoading( false ) );
		return () => {
			isOver = true;
		};
	}, [ query, round ] );
	const reload = useCallback( () => setRound( ( n ) => n + 1 ), [] );
	const change = useCallback(
		async ( to: Change, some: Entry[] ) => {
			try {
				const changed = await send< Entry[] >( 'entries/change', {
					do: to,
					ids: some.map( ( { id } ) => id ),
				} );
				if ( to === 'resend' ) {
					tellOf( changed );
				}
			} catch ( refusal ) {
				notify( ( refusal as Error ).message, { error: true } );
			}
			reload();
			onChange();
		},
		[ reload, onChange ]
	);
	return { entries, total, isLoading, error, reload, change };
}
