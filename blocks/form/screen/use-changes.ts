import { useCallback } from 'react';
import { notify, send, type RestError } from '@frontage/settings/parts';
import { notifyChange } from './notify-change';
import type { Change, Entry } from './types';

/**
 * Changes messages and shows notices.
 * @param reload Called when messages were changed or may have been, since a response can be lost.
 */
export function useChanges( reload: () => void ) {
	return useCallback(
		async ( to: Change, some: Entry[], isQuiet = false ) => {
			try {
				const changed = await send< Entry[] >( 'entries/change', {
					do: to,
					ids: some.map( ( { id } ) => id ),
				} );
				if ( ! isQuiet ) {
					notifyChange( to, some, changed );
				}
			} catch ( refusal ) {
				notify( ( refusal as RestError ).message, { error: true } );
			}
			reload();
		},
		[ reload ]
	);
}
