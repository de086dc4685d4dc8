/** The inbox of forms. */
import apiFetch from '@wordpress/api-fetch';
import { Button, Notice } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { lazy, Suspense, useMemo, useState, type ComponentType } from 'react';
import { ErrorNotice, Loading, useRest } from '../../../src/settings/parts';
import { actionsOf } from './actions';
import { fieldsOf } from './fields';
import { save } from './save';
import './screen.scss';
import type { Entry, Overview } from './types';
import { queryOf, useEntries, type View } from './use-entries';

const DataViews = lazy(
	() => import( /* webpackChunkName: "dataviews" */ './dataviews' )
) as unknown as ComponentType< Record< string, unknown > >;

const AT_FIRST: View = {
	type: 'table',
	page: 1,
	perPage: 20,
	filters: [],
	titleField: 'summary',
	fields: [ 'form', 'created', 'state', 'mail' ],
	layout: {},
};

export function Screen() {
	const { data, error, reload } = useRest< Overview >( 'entries/overview' );
	if ( error ) {
		return <ErrorNotice error={ error } onRetry={ reload } />;
	}
	return data ? <Inbox overview={ data } onChange={ reload } /> : <Loading />;
}

function Inbox( {
	overview,
	onChange,
}: {
	overview: Overview;
	onChange: () => void;
} ) {
	const [ view, setView ] = useState( AT_FIRST );
	const { entries, total, isLoading, error, reload, change } = useEntries(
		view,
		onChange
	);
	const fields = useMemo( () => fieldsOf( overview ), [ overview ] );
	const actions = useMemo( () => actionsOf( change ), [ change ] );
	const perPage = view.perPage ?? 20;
	return (
		<div className="frontage-inbox">
			<Failed count={ overview.failed } />
			{ error && <ErrorNotice error={ error } onRetry={ reload } /> }
			<Suspense fallback={ <Loading /> }>
				<DataViews
					data={ error ? [] : entries }
					fields={ fields }
					view={ view }
					onChangeView={ setView }
					actions={ actions }
					isLoading={ isLoading }
					getItemId={ ( { id }: Entry ) => String( id ) }
					paginationInfo={ {
						totalItems: total,
						totalPages: Math.ceil( total / perPage ),
					} }
					defaultLayouts={ { table: {} } }
					header={ <Exports view={ view } /> }
					empty={ error ? null : <None view={ view } /> }
				/>
			</Suspense>
		</div>
	);
}

function None( { view }: { view: View } ) {
	return (
		<p>
			{ view.search || view.filters?.length
				? __( 'No message is like that.', 'frontage' )
				: __(
						'No messages. What visitors send with your forms is kept here.',
						'frontage'
					) }
		</p>
	);
}

function Failed( { count }: { count: number } ) {
	return count ? (
		<Notice status="error" isDismissible={ false }>
			{ sprintf(
				/* translators: %d: number of messages. */
				_n(
					'%d message could not be mailed to you. It is kept here: send its mail again once mails work.',
					'%d messages could not be mailed to you. They are kept here: send their mails again once mails work.',
					count,
					'frontage'
				),
				count
			) }
		</Notice>
	) : null;
}

function Exports( { view }: { view: View } ) {
	const run = async ( format: string ) => {
		const { name, text } = await apiFetch< { name: string; text: string } >(
			{
				path: `/frontage/v1/entries/export?format=${ format }&${ queryOf( view ) }`,
			}
		);
		save( name, new Blob( [ text ] ) );
	};
	return (
		<>
			<Button
				size="compact"
				variant="tertiary"
				onClick={ () => run( 'csv' ) }
			>
				{ __( 'Export CSV', 'frontage' ) }
			</Button>
			<Button
				size="compact"
				variant="tertiary"
				onClick={ () => run( 'json' ) }
			>
				{ __( 'Export JSON', 'frontage' ) }
			</Button>
		</>
	);
}
