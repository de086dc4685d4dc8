import { DataViews, type View } from '@wordpress/dataviews/wp';
// Imported by path: WordPress's build treats the package name as an external script.
import '../../../../node_modules/@wordpress/dataviews/build-style/style.css';
import { __ } from '@wordpress/i18n';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ErrorNotice, Loading, useRest } from '../../parts';
import { actionsFor } from './actions';
import { Export } from './export';
import { fieldsFor } from './fields';
import type { Answer, Subscriber } from './types';

const FIRST_VIEW: View = {
	type: 'table',
	search: '',
	page: 1,
	perPage: 20,
	filters: [],
	sort: { field: 'created', direction: 'desc' },
	titleField: 'email',
	descriptionField: 'name',
	fields: [ 'status', 'work', 'list', 'created' ],
	layout: {},
};

const NOTHING: Answer = { rows: [], total: 0, pages: 0, lists: [], names: {} };

/** Returns the initial view. On phones all details are shown below the email address. */
const firstView = (): View =>
	window.matchMedia( '(max-width: 782px)' ).matches
		? { ...FIRST_VIEW, descriptionField: 'summary', fields: [] }
		: FIRST_VIEW;

/** Columns that the server can sort by. */
const SORTED = [ 'email', 'status', 'created' ];

/**
 * Returns the query parameters for a view.
 *
 * @param view Current view.
 */
export function queryOf( view: View ): URLSearchParams {
	const query = new URLSearchParams( {
		page: String( view.page ?? 1 ),
		per_page: String( view.perPage ?? 20 ),
	} );
	const filter = ( field: string ) =>
		String(
			view.filters?.find( ( one ) => one.field === field )?.value ?? ''
		);
	const [ provider = '', ...list ] = filter( 'list' ).split( '\n' );
	const asked: Record< string, string > = {
		search: view.search ?? '',
		status: filter( 'status' ),
		provider,
		list: list.join( '\n' ),
		order: view.sort?.field ?? '',
		direction: view.sort?.direction ?? '',
	};
	for ( const [ name, value ] of Object.entries( asked ) ) {
		if ( value ) {
			query.set( name, value );
		}
	}
	return query;
}

/** The subscribers table: search, filters, pages and actions. */
export function Table( { round }: { round: number } ) {
	const [ view, setView ] = useState( firstView );
	const card = useRef< HTMLDivElement >( null );
	const [ chosen, setChosen ] = useState< string[] >( [] );
	const query = queryOf( view );
	const { data, error, isLoading, reload } = useRest< Answer >(
		`subscribers?${ query }`
	);
	const shown = useLast( data );
	useEffect( () => {
		if ( round > 0 ) {
			reload();
		}
	}, [ round, reload ] );
	// Makes the table's horizontal scroll container reachable by keyboard.
	useEffect( () =>
		card.current
			?.querySelector( '.dataviews-layout__container' )
			?.setAttribute( 'tabindex', '0' )
	);
	const fields = useMemo(
		() => fieldsFor( shown ?? NOTHING, SORTED ),
		[ shown ]
	);
	const actions = useMemo( () => actionsFor( reload ), [ reload ] );
	if ( error ) {
		return <ErrorNotice error={ error } onRetry={ reload } />;
	}
	if ( ! shown ) {
		return <Loading />;
	}
	return (
		<div ref={ card } className="frontage-card frontage-subscribers__table">
			<DataViews< Subscriber >
				view={ view }
				onChangeView={ setView }
				fields={ fields }
				actions={ actions }
				data={ shown.rows }
				getItemId={ ( { id } ) => String( id ) }
				isLoading={ isLoading && ! data }
				paginationInfo={ {
					totalItems: shown.total,
					totalPages: shown.pages,
				} }
				selection={ chosen }
				onChangeSelection={ setChosen }
				defaultLayouts={ { table: {} } }
				empty={ <Empty isFound={ !! shown.lists.length } /> }
				header={ <Export query={ query } total={ shown.total } /> }
			/>
		</div>
	);
}

function Empty( { isFound }: { isFound: boolean } ) {
	return (
		<p>
			{ isFound
				? __( 'No subscribers found.', 'frontage' )
				: __(
						'No subscribers yet. Add the Newsletter block to a page, or import a file below.',
						'frontage'
					) }
		</p>
	);
}

/**
 * Returns the latest response, kept while the next one loads.
 *
 * @param data Current response, if loaded.
 */
function useLast( data?: Answer ): Answer | undefined {
	const [ last, setLast ] = useState( data );
	if ( data && data !== last ) {
		setLast( data );
	}
	return data ?? last;
}
