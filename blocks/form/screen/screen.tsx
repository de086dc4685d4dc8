import { Notice } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import {
	useCallback,
	useMemo,
	useRef,
	useState,
	type ComponentProps,
	type ComponentType,
} from 'react';
import {
	ErrorNotice,
	go,
	late,
	Loading,
	TabLink,
	useRest,
	useRoute,
} from '@frontage/settings/parts';
import { actionsOf } from './actions';
import { Dates } from './dates';
import { Exports } from './exports';
import { fieldsOf } from './fields';
import { Folders } from './folders';
import head from './head';
import { Message } from './message';
import './screen.scss';
import { Statistics } from './statistics';
import type { Entry, Overview } from './types';
import { useUnreadBubble } from './unread';
import { useChanges } from './use-changes';
import { useDrafts } from './use-drafts';
import { queryOf, useEntries, type Scope, type View } from './use-entries';
import { useKeptFocus } from './use-kept-focus';
import { useNotes } from './use-notes';

// The type of the items is lost, which the published types ask for.
const DataViews = late(
	() => import( /* webpackChunkName: "dataviews" */ './dataviews' )
) as ComponentType< Record< string, unknown > >;

const FIRST_VIEW: View = {
	type: 'table',
	page: 1,
	perPage: 20,
	filters: [],
	titleField: 'sender',
	fields: [ 'message', 'created' ],
	layout: {
		styles: { message: { width: '60%' }, created: { width: '12rem' } },
	},
};

/** Returns the initial view. On phones everything is shown below the sender. */
const firstView = (): View =>
	window.matchMedia?.( '(max-width: 782px)' ).matches
		? { ...FIRST_VIEW, descriptionField: 'message', fields: [] }
		: FIRST_VIEW;

const EVERYTHING: Scope = { state: '', from: '', until: '' };

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
	const [ view, setView ] = useState( firstView );
	const [ scope, setScope ] = useState< Scope >( EVERYTHING );
	const { args } = useRoute();
	const opened = Number( args.entry ?? 0 );
	const query = queryOf( view, scope );
	const { entries, total, isLoading, error, reload } = useEntries( query );
	const known = useKnown( entries );
	const reloadAll = useCallback( () => {
		reload();
		onChange();
	}, [ reload, onChange ] );
	const change = useChanges( reloadAll );
	const notes = useNotes();
	const drafts = useDrafts();
	const box = useKeptFocus( entries, isLoading, error, opened );
	const fields = useMemo( () => fieldsOf( overview ), [ overview ] );
	const actions = useMemo( () => actionsOf( change ), [ change ] );
	useUnreadBubble( overview.unread );
	const limit = ( part: Partial< Scope > ) => {
		setScope( { ...scope, ...part } );
		setView( { ...view, page: 1 } );
	};
	const perPage = view.perPage ?? 20;
	return (
		<>
			{ opened > 0 && (
				<Message
					id={ opened }
					listed={ known[ opened ] }
					beside={ besideOf( entries, opened ) }
					query={ query }
					run={ change }
					notes={ notes }
					drafts={ drafts }
					onGo={ open }
					onChange={ reloadAll }
				/>
			) }
			<div
				{ ...box }
				className="frontage-inbox"
				role="group"
				aria-label={ head.title() }
				hidden={ opened > 0 }
			>
				<Failed count={ overview.failed } />
				<Statistics />
				<div className="frontage-inbox__scope">
					<Folders
						states={ overview.states }
						current={ scope.state }
						onSelect={ ( state ) => limit( { state } ) }
					/>
					<Dates days={ scope } onChange={ limit } />
				</div>
				{ error && <ErrorNotice error={ error } onRetry={ reload } /> }
				<DataViews
					data={ entries }
					fields={ fields }
					view={ view }
					onChangeView={ setView }
					actions={ actions }
					isLoading={ isLoading }
					getItemId={ ( { id }: Entry ) => String( id ) }
					renderItemLink={ EntryLink }
					paginationInfo={ {
						totalItems: total,
						totalPages: Math.ceil( total / perPage ),
					} }
					defaultLayouts={ { table: {} } }
					header={ <Exports query={ query } /> }
					empty={
						error ? null : <None view={ view } scope={ scope } />
					}
				/>
			</div>
		</>
	);
}

/** Returns the IDs of a message's neighbors in a list; 0 if there is none. */
function besideOf( entries: Entry[], id: number ) {
	const place = entries.findIndex( ( one ) => one.id === id );
	const at = ( index: number ) =>
		place < 0 ? 0 : ( entries[ index ]?.id ?? 0 );
	return { newer: at( place - 1 ), older: at( place + 1 ) };
}

/** Shows a message, or the list for 0. */
const open = ( id: number ) => go( 'entries', id ? { entry: `${ id }` } : {} );

function EntryLink( {
	item,
	...props
}: { item: Entry } & ComponentProps< 'a' > ) {
	return (
		<TabLink
			{ ...props }
			tab="entries"
			args={ { entry: `${ item.id }` } }
		/>
	);
}

/** Returns the messages that were listed so far, by ID: the open one may leave the list. */
function useKnown( entries: Entry[] ): Record< number, Entry > {
	const known = useRef< Record< number, Entry > >( {} );
	for ( const entry of entries ) {
		known.current[ entry.id ] = entry;
	}
	return known.current;
}

function None( { view, scope }: { view: View; scope: Scope } ) {
	const isLimited =
		view.search ||
		view.filters?.length ||
		Object.values( scope ).some( Boolean );
	return (
		<p>
			{ isLimited
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
