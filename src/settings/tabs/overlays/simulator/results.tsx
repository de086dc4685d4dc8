import { Notice } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { either } from '@frontage/editor/overlay/condition-types';
import { sayTrigger } from '@frontage/editor/overlay/trigger-types';
import { Rows } from '../../../parts';
import type { State } from '../../../queue/state';
import {
	sayEvent,
	sayRefusal,
	sayState,
	sayTime,
	type Types,
} from '../../../queue/labels';
import type { Answer } from '../types';
import { titleOf } from '../labels';
import { sayAct } from './acts';
import { elsewhere, rowsOf, type Row } from './rows';
import type { Result } from './run';

const NOT_FOUND = 404;

interface Props {
	result: Result;
	answer: Answer;
	/** Seconds since the page was loaded. */
	time: number;
}

/** Who is open, who waits, and who never opens, and why. */
export function Results( { result, answer, time }: Props ) {
	const { overlays } = answer;
	const rows = rowsOf( result, overlays, time * 1000 );
	const others = elsewhere( rows, overlays );
	return (
		<div className="frontage-simulator__results">
			{ result.printed.status === NOT_FOUND && (
				<Notice status="warning" isDismissible={ false }>
					{ __(
						'Visitors who are not logged in get “not found” (404) at this address. You see the popups of that page.',
						'frontage'
					) }
				</Notice>
			) }
			<p role="status">{ summary( rows, time ) }</p>
			{ rows.length > 0 && (
				<Table rows={ rows } time={ time } types={ answer } />
			) }
			{ others.length > 0 && (
				<details>
					<summary>
						{ sprintf(
							/* translators: %d: number of popups. */
							_n(
								'%d popup opens on other pages only',
								'%d popups open on other pages only',
								others.length,
								'frontage'
							),
							others.length
						) }
					</summary>
					<ul>
						{ others.map( ( overlay ) => (
							<li key={ overlay.id }>{ titleOf( overlay ) }</li>
						) ) }
					</ul>
				</details>
			) }
			<Story
				result={ result }
				rows={ rows }
				time={ time }
				types={ answer }
			/>
		</div>
	);
}

function summary( rows: Row[], time: number ): string {
	if ( ! rows.length ) {
		return __( 'No popup of this page opens by itself.', 'frontage' );
	}
	const open = rows.find( ( { now } ) => now.kind === 'open' );
	const waiting = rows.filter( ( { now } ) => now.kind === 'waits' ).length;
	return [
		/* translators: %s: a time such as “5.2 s”. */
		sprintf( __( 'At %s:', 'frontage' ), sayTime( time * 1000 ) ),
		open
			? /* translators: %s: name of a popup. */
				sprintf( __( '“%s” is open.', 'frontage' ), open.name )
			: __( 'Nothing is open.', 'frontage' ),
		waiting > 0 &&
			sprintf(
				/* translators: %d: number of popups. */
				_n( '%d waits.', '%d wait.', waiting, 'frontage' ),
				waiting
			),
	]
		.filter( Boolean )
		.join( ' ' );
}

interface ListProps {
	rows: Row[];
	time: number;
	types: Types;
}

function Table( { rows, time, types }: ListProps ) {
	return (
		<Rows
			label={ __( 'Popups of this page', 'frontage' ) }
			head={ [
				__( 'Popup', 'frontage' ),
				/* translators: %s: a time such as “5.2 s”. */
				sprintf( __( 'At %s', 'frontage' ), sayTime( time * 1000 ) ),
				__( 'In this visit', 'frontage' ),
			] }
			rows={ rows.map( ( row ) => [
				<Name key="name" row={ row } types={ types } />,
				<Mark key="now" state={ row.now } types={ types } />,
				outcome( row, types ),
			] ) }
		/>
	);
}

const Name = ( { row, types }: { row: Row; types: Types } ) => (
	<div>
		<strong>{ row.name }</strong>
		<small>
			{ either(
				( row.overlay?.rules?.triggers ?? [] ).map( ( one ) =>
					sayTrigger( one, types.triggers )
				)
			) }
		</small>
	</div>
);

const Mark = ( { state, types }: { state: State; types: Types } ) => (
	<span className="frontage-simulator__mark" data-kind={ state.kind }>
		{ sayState( state, types ) }
	</span>
);

function outcome( { openedAt, end }: Row, types: Types ): string {
	if ( openedAt !== undefined ) {
		/* translators: %s: a time such as “5.2 s”. */
		return sprintf( __( 'Opens at %s', 'frontage' ), sayTime( openedAt ) );
	}
	switch ( end.kind ) {
		case 'never':
			return sprintf(
				/* translators: %s: why, such as “the limit per page is reached”. */
				__( 'Never opens: %s', 'frontage' ),
				sayRefusal( end.why, types )
			);
		case 'waits':
			return __( 'Waits until the visit ends', 'frontage' );
		default:
			return __( 'Never opens: its trigger does not happen', 'frontage' );
	}
}

/** What happened until the time of the slider, in order. */
function Story( {
	result,
	rows,
	time,
	types,
}: ListProps & Pick< Props, 'result' > ) {
	const nameOf = ( id: string ) =>
		rows.find( ( row ) => row.id === id )?.name ?? id;
	const lines = [
		...result.visitor.acts.map( ( act ) => ( {
			at: act.at * 1000,
			text: sayAct( act ),
		} ) ),
		...result.events.map( ( event ) => ( {
			at: event.at,
			text: sayEvent( event, nameOf( event.id ), types ),
		} ) ),
	]
		.filter( ( { at, text } ) => text && at <= time * 1000 )
		.sort( ( a, b ) => a.at - b.at );
	return (
		<details>
			<summary>{ __( 'What happened until then', 'frontage' ) }</summary>
			<ol className="frontage-simulator__story">
				{ lines.map( ( { at, text }, index ) => (
					<li key={ index }>
						<span>{ sayTime( at ) }</span> { text }
					</li>
				) ) }
			</ol>
		</details>
	);
}
