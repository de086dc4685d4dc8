/** Everything Frontage brings: what it is, what it costs, where it is used, on or off. */
import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useRef } from 'react';
import { ErrorNotice, Loading, useSettings } from '../../parts';
import { Welcome } from '../../welcome/welcome';
import { NO_FILTER, fits, isFiltered, useFilter } from './filter';
import { Filters } from './filters';
import { RoomList } from './room-list';
import { useRooms } from './use-rooms';
import type { RoomsAnswer } from './types';

export function Screen() {
	const rooms = useRooms();
	const settings = useSettings();
	const error = rooms.error ?? settings.error;
	if ( error ) {
		const retry = () => {
			rooms.reload();
			settings.reload();
		};
		return <ErrorNotice error={ error } onRetry={ retry } />;
	}
	if ( ! rooms.data || ! settings.on ) {
		return <Loading />;
	}
	return <Found { ...rooms.data } on={ settings.on } />;
}

type On = Record< string, Record< string, boolean > >;

function Found( { rooms, usage, on }: RoomsAnswer & { on: On } ) {
	const [ filter, setFilter ] = useFilter();
	const list = useRef< HTMLDivElement >( null );
	const mine = rooms.filter( ( { parents } ) => ! parents.length );
	const partsOf = ( slug: string ) =>
		rooms.filter( ( { parents } ) => parents.includes( slug ) );
	const shown = mine.filter( ( room ) =>
		fits(
			room,
			filter,
			on[ room.kind ][ room.slug ],
			partsOf( room.slug )
				.map( ( { title } ) => title )
				.join( ' ' )
		)
	);
	return (
		<>
			<Welcome onLook={ () => list.current?.focus() } />
			<Filters filter={ filter } onChange={ setFilter } />
			<p className="frontage-count" role="status">
				{ usage.isKnown
					? sprintf(
							/* translators: 1: how many are shown, 2: how many there are. */
							__( '%1$d of %2$d shown', 'frontage' ),
							shown.length,
							mine.length
						)
					: sprintf(
							/* translators: %d: percentage. */
							__(
								'Looking through your content for uses: %d%% done',
								'frontage'
							),
							usage.percent
						) }
			</p>
			<div ref={ list } tabIndex={ -1 } className="frontage-found">
				{ shown.length > 0 ? (
					<RoomList rooms={ shown } partsOf={ partsOf } on={ on } />
				) : (
					<div className="frontage-nothing">
						<p>{ __( 'Nothing fits.', 'frontage' ) }</p>
						{ isFiltered( filter ) && (
							<Button
								variant="secondary"
								onClick={ () => setFilter( NO_FILTER ) }
							>
								{ __( 'Show everything', 'frontage' ) }
							</Button>
						) }
					</div>
				) }
			</div>
		</>
	);
}
