import { SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useEffect } from 'react';
import {
	ErrorNotice,
	Loading,
	Pages,
	Rows,
	Section,
	setArgs,
	useRest,
	useRoute,
} from '../../parts';
import type { Kind, LogAnswer, LogEntry } from './types';

const DAY_FORMAT: Intl.DateTimeFormatOptions = {
	year: 'numeric',
	month: 'short',
	day: 'numeric',
	timeZone: 'UTC',
};

/** Recent events, by kind and page; the filter is kept in the URL. */
export function Log( { round }: { round: number } ) {
	const { args } = useRoute();
	const kind = ( args.log ?? '' ) as Kind;
	const page = Math.max( 1, Number( args.log_page ) || 1 );
	const query = new URLSearchParams( {
		kind,
		page: String( page ),
	} );
	const { data, error, reload } = useRest< LogAnswer >( `log?${ query }` );
	useEffect( () => {
		if ( round > 0 ) {
			reload();
		}
	}, [ round, reload ] );
	return (
		<Section
			title={ __( 'Log', 'frontage' ) }
			description={ __(
				'One entry per day and event, no matter how often it happened. No visitor data is stored.',
				'frontage'
			) }
			actions={ <KindSelect kind={ kind } /> }
		>
			{ error && <ErrorNotice error={ error } onRetry={ reload } /> }
			{ ! error && ! data && <Loading /> }
			{ data && (
				<>
					<Entries { ...data } isFiltered={ '' !== kind } />
					<Pages
						arg="log_page"
						label={ __( 'Log pagination', 'frontage' ) }
						page={ page }
						pages={ data.pages }
					/>
				</>
			) }
		</Section>
	);
}

function KindSelect( { kind }: { kind: Kind } ) {
	return (
		<SelectControl
			label={ __( 'Show', 'frontage' ) }
			labelPosition="side"
			value={ kind }
			options={ [
				{ value: '', label: __( 'Everything', 'frontage' ) },
				{ value: 'errors', label: __( 'Errors', 'frontage' ) },
				{
					value: 'refused',
					label: __( 'Rejected requests', 'frontage' ),
				},
				{
					value: 'outbound',
					label: __( 'Requests to other services', 'frontage' ),
				},
			] }
			onChange={ ( log ) => setArgs( { log, log_page: '' } ) }
			__next40pxDefaultSize
			__nextHasNoMarginBottom
		/>
	);
}

function Entries( { rows, isFiltered }: LogAnswer & { isFiltered: boolean } ) {
	return (
		<Rows
			label={ __( 'Log', 'frontage' ) }
			head={ [
				__( 'Date', 'frontage' ),
				__( 'Event', 'frontage' ),
				__( 'Where', 'frontage' ),
				__( 'Count', 'frontage' ),
				__( 'Latest details', 'frontage' ),
			] }
			rows={ rows.map( cells ) }
			empty={
				isFiltered
					? __( 'No entries of this type.', 'frontage' )
					: __( 'No entries yet.', 'frontage' )
			}
		/>
	);
}

const cells = ( { day, title, subject, hits, detail }: LogEntry ) => [
	new Date( day ).toLocaleDateString(
		document.documentElement.lang || undefined,
		DAY_FORMAT
	),
	title,
	subject,
	/* translators: %d: number of occurrences. */
	sprintf( __( '%d×', 'frontage' ), hits ),
	detail || '–',
];
