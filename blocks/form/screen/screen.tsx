import { Notice } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import {
	lazy,
	Suspense,
	useCallback,
	useMemo,
	useRef,
	useState,
	type ComponentType,
} from 'react';
import { ErrorNotice, Loading, useRest } from '@frontage/settings/parts';
import { actionsOf } from './actions';
import { Exports } from './exports';
import { fieldsOf } from './fields';
import head from './head';
import { Message } from './message';
import './screen.scss';
import type { Entry, Overview } from './types';
import { useChanges } from './use-changes';
import { queryOf, useEntries, type View } from './use-entries';
import { useKeptFocus } from './use-kept-focus';
import { useNotes } from './use-notes';

// `lazy()` loses the type of the items, which the published types ask for.
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

/** The form inbox. */
export function Screen() {
	const { data, error, reload } = useRest< Overview >( 'entries/overview' );
	const known = useRef( data );
	known.current = data ?? known.current;
	if ( known.current ) {
		// Stays mounted if reloading the overview fails: it holds the search, the selection and the notes.
		return <Inbox overview={ known.current } onChange={ reload } />;
	}
	return error ? (
		<ErrorNotice error={ error } onRetry={ reload } />
	) : (
		<Loading />
	);
}

function Inbox( {
	overview,
	onChange,
}: {
	overview: Overview;
	onChange: () => void;
} ) {
	const [ view, setView ] = useState( AT_FIRST );
	const [ opened, setOpened ] = useState< Entry | null >( null );
	const { entries, total, isLoading, error, reload } = useEntries( view );
	const reloadAll = useCallback( () => {
		reload();
		onChange();
	}, [ reload, onChange ] );
	const change = useChanges( reloadAll );
	const notes = useNotes();
	const box = useKeptFocus( entries, isLoading, error, opened );
	const fields = useMemo( () => fieldsOf( overview ), [ overview ] );
	const actions = useMemo( () => {
		const open = ( entry: Entry ) => {
			setOpened( entry );
			if ( entry.state === 'new' ) {
				void change( 'read', [ entry ], true ); // Opening a message marks it as read.
			}
		};
		return actionsOf( change, open );
	}, [ change ] );
	const perPage = view.perPage ?? 20;
	return (
		<div
			{ ...box }
			className="frontage-inbox"
			role="group"
			aria-label={ head.title() }
		>
			<Failed count={ overview.failed } />
			{ error && <ErrorNotice error={ error } onRetry={ reload } /> }
			<Suspense fallback={ <Loading /> }>
				<DataViews
					data={ entries }
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
					header={ <Exports query={ queryOf( view ) } /> }
					empty={ error ? null : <None view={ view } /> }
				/>
			</Suspense>
			{ opened && (
				<Message
					entry={ opened }
					notes={ notes }
					onClose={ () => setOpened( null ) }
				/>
			) }
		</div>
	);
}

function None( { view }: { view: View } ) {
	return (
		<p>
			{ view.search || view.filters?.length
				? __(
						'No messages found. Try a different search or remove filters.',
						'frontage'
					)
				: __(
						'No messages. Messages that visitors send through your forms appear here.',
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
					'%d message could not be emailed to you. It is saved here. Resend the email once your site can send email again.',
					'%d messages could not be emailed to you. They are saved here. Resend the emails once your site can send email again.',
					count,
					'frontage'
				),
				count
			) }
		</Notice>
	) : null;
}
