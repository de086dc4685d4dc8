import type { FrontageIsland } from '@frontage/islands/types';
import { isPlain } from '@frontage/lib/is-plain';
import { queryOwn } from '@frontage/lib/query-own';
import { queryField } from '@frontage/lib/query-field';
import { type ListWords, createList } from '@frontage/list';
import { overlay } from '@frontage/overlay';
import { moveByKeys } from './keys';
import { fetchView, swap } from './swap';
import { markToday, today } from './today';

export interface CalendarProps extends Record< string, unknown > {
	/** ID of the calendar. */
	id: string;
	/** Time zone of the calendar. */
	zone: string;
	words: ListWords;
}

/** Shows other views without a page load, and events in a dialog. Without it, all of them are links. */
export function enhance(
	island: FrontageIsland,
	{ id, zone, words }: CalendarProps
): () => void {
	const [ body ] = queryOwn< [ HTMLElement ] >( island, '.frontage-list' );
	const [ status ] = queryOwn< [ HTMLElement ] >(
		island,
		'.frontage-status'
	);
	const [ dialog ] = queryOwn< [ HTMLDialogElement ] >( island, 'dialog' );
	const popup = overlay( dialog );
	// A view and a day, as one text that is empty for today.
	const address = queryField( `frontage-event-calendar[${ id }]` );
	const list = createList( {
		place: { module: 'event-calendar', id },
		address,
		into: body,
		status,
		words,
		history: 'push',
		load: ( choice, signal ) =>
			fetchView( address.write( choice ), id, signal ),
		show( html ) {
			swap( body, html );
			markToday( body, zone );
			return body.dataset.status!;
		},
	} );
	list.keep( body.outerHTML );
	markToday( body, zone );
	const { now } = body.dataset;
	const day = today( zone );
	if ( now && day && ! now.endsWith( day ) ) {
		// The page is from a cache, and its day is over.
		list.go( { category: now.replace( /,.*/, `,${ day }` ), page: 1 } );
	}

	const onClick = ( event: MouseEvent ) => {
		const link = ( event.target as Element ).closest( 'a' );
		if ( link && 'moves' in link.dataset ) {
			list.follow( event, link );
		} else if ( link && 'details' in link.dataset && isPlain( event ) ) {
			event.preventDefault();
			const details = body.querySelector(
				`[id="${ decodeURIComponent( link.hash.slice( 1 ) ) }"]`
			);
			const shown = dialog.querySelector(
				'.frontage-event-calendar__details'
			)!;
			shown.innerHTML = details!.innerHTML;
			shown.setAttribute(
				'style',
				details!.getAttribute( 'style' ) ?? ''
			);
			dialog.ariaLabel = link.textContent!.trim();
			popup.open( link );
		}
	};
	const onKey = ( event: KeyboardEvent ) => moveByKeys( event, body );
	body.addEventListener( 'click', onClick );
	body.addEventListener( 'keydown', onKey );
	return () => {
		body.removeEventListener( 'click', onClick );
		body.removeEventListener( 'keydown', onKey );
		popup.stop();
		list.stop();
	};
}
