import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useEffect, useState } from 'react';
import {
	LOG_KEY,
	readLog,
	writeLog,
	type LoggedVisit,
} from '@frontage/overlay-log';
import { Section, notify } from '../../parts';
import { sayEvent, sayTime, type Types } from '../../queue/labels';
import { nameOf, usePopups } from './use-popups';

/** Returns the log of this browser; tests in other windows appear at once. */
function useLog() {
	const [ log, setLog ] = useState( readLog );
	useEffect( () => {
		const read = ( { key }: StorageEvent ) =>
			( key === LOG_KEY || key === null ) && setLog( readLog() );
		window.addEventListener( 'storage', read );
		return () => window.removeEventListener( 'storage', read );
	}, [] );
	const change = ( visits: LoggedVisit[] ) => {
		writeLog( visits );
		setLog( visits );
	};
	return [ log, change ] as const;
}

/** What the queue of popups did in the owner's tests. */
export function QueueLog() {
	const [ log, change ] = useLog();
	const clear = () => {
		change( [] );
		notify( __( 'Log cleared.', 'frontage' ), {
			undo: () => change( log ),
		} );
	};
	return (
		<Section
			title={ __( 'Popups in your tests', 'frontage' ) }
			description={ __(
				'What the queue did on the last 20 pages that you opened with “Test popups”. Kept in this browser only, and never written for visitors.',
				'frontage'
			) }
			actions={
				log.length > 0 && (
					<Button
						variant="secondary"
						onClick={ clear }
						__next40pxDefaultSize
					>
						{ __( 'Clear log', 'frontage' ) }
					</Button>
				)
			}
		>
			{ log.length > 0 ? (
				<Visits log={ log } />
			) : (
				<p className="frontage-empty">
					{ __(
						'Nothing yet. Open a page with a popup, and select “Test popups” in the admin bar.',
						'frontage'
					) }
				</p>
			) }
		</Section>
	);
}

/** Until the popups have loaded, events name what is saved. */
const NONE: Types = { triggers: [], conditions: [] };

function Visits( { log }: { log: LoggedVisit[] } ) {
	const { data } = usePopups();
	const popupOf = ( id: string ) => {
		const found = data?.overlays.find( ( one ) => one.id === id );
		return found ? nameOf( found ) : id;
	};
	return (
		<div className="frontage-card frontage-visits">
			{ log.map( ( { title, path, time, events }, index ) => (
				<details key={ time } open={ index === 0 }>
					<summary>
						<strong>{ title || path }</strong> <code>{ path }</code>{ ' ' }
						<time dateTime={ new Date( time ).toISOString() }>
							{ sayMoment( time ) }
						</time>
					</summary>
					<ol>
						{ [ ...events ]
							.reverse()
							.map( ( event, at ) => ( {
								at,
								time: event.at,
								text: sayEvent(
									event,
									popupOf( event.id ),
									data ?? NONE
								),
							} ) )
							.filter( ( { text } ) => text )
							.map( ( { at, time: ms, text } ) => (
								<li key={ at }>
									<span>{ sayTime( ms ) }</span> { text }
								</li>
							) ) }
					</ol>
				</details>
			) ) }
		</div>
	);
}

const sayMoment = ( time: number ): string =>
	new Date( time ).toLocaleString(
		document.documentElement.lang || undefined,
		{
			dateStyle: 'medium',
			timeStyle: 'short',
		}
	);
