import { __ } from '@wordpress/i18n';
import { useCallback } from 'react';
import { notify, send, type RestError } from '@frontage/settings/parts';
import { notifyChange } from './notify-change';
import type { Change, Entry } from './types';

/** The last change, which the next one waits for: a message that is opened and moved at once must not be marked as read last. */
let last: Promise< unknown > = Promise.resolve();

function request( to: Change, some: Entry[] ): Promise< Entry[] > {
	const ids = some.map( ( { id } ) => id );
	const change = last.then( () =>
		send< Entry[] >( 'entries/change', { do: to, ids } )
	);
	last = change.catch( () => undefined );
	return change;
}

/**
 * Changes messages and shows notices.
 *
 * Moving messages to spam or to the trash can be undone: each gets back the state that it had.
 *
 * @param reload Called when messages were changed or may have been, since a response can be lost.
 * @return Function that changes messages, and returns whether that succeeded.
 */
export function useChanges( reload: () => void ) {
	return useCallback(
		async ( to: Change, some: Entry[], isQuiet = false ) => {
			const attempt = async ( work: () => Promise< void > ) => {
				let isDone = true;
				try {
					await work();
				} catch ( refusal ) {
					isDone = false;
					notify( ( refusal as RestError ).message, { error: true } );
				}
				reload();
				return isDone;
			};
			const undo = () =>
				attempt( async () => {
					for ( const state of [ 'new', 'read', 'spam', 'trash' ] ) {
						const those = some.filter(
							( one ) => one.state === state
						);
						if ( those.length ) {
							await request( state as Change, those );
						}
					}
					notify( __( 'Undone.', 'frontage' ) );
				} );
			return attempt( async () => {
				const changed = await request( to, some );
				if ( ! isQuiet ) {
					notifyChange( to, some, changed, () => void undo() );
				}
			} );
		},
		[ reload ]
	);
}

export type Run = ReturnType< typeof useChanges >;
