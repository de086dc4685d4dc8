import { useCallback, useEffect, useMemo, useState } from 'react';
import { entryState } from '@frontage/lib/entry-state';
import { hashState } from './hash-state';
import type { HashState } from './hash-state';

/**
 * A widget's hash entry as React state.
 *
 * Null while hydrating, since the server does not know the hash; it is read right after.
 *
 * @param id ID of the widget.
 * @return The parts, and a setter.
 */
export function useHashState(
	id: string
): [ string[] | null, HashState[ 'write' ] ] {
	const [ parts, setParts ] = useState< string[] | null >( null );
	const state = useMemo( () => hashState( id ), [ id ] );
	useEffect( () => {
		setParts( state.read() );
		const stop = new AbortController();
		state.watch( setParts, stop );
		return () => stop.abort();
	}, [ state ] );
	const write = useCallback< HashState[ 'write' ] >(
		( next, how ) => {
			state.write( next, how );
			// Anchors that visitors follow make entries that WordPress's router would reload.
			history.replaceState( entryState( {} ), '' );
			setParts( state.read() );
		},
		[ state ]
	);
	return [ parts, write ];
}
