import { useCallback, useEffect, useMemo, useState } from 'react';
import { hashState } from './hash-state';
import type { HashState } from './hash-state';

/**
 * A widget's entry in the address as React state.
 *
 * Null while hydrating, as the server knows no hash; the address is read right after.
 *
 * @param id The widget's id in the page.
 * @return The parts, and how to write them.
 */
export function useHashState(
	id: string
): [ string[] | null, HashState[ 'write' ] ] {
	const [ parts, setParts ] = useState< string[] | null >( null );
	const state = useMemo( () => hashState( id ), [ id ] );
	useEffect( () => {
		setParts( state.read() );
		return state.watch( setParts );
	}, [ state ] );
	const write = useCallback< HashState[ 'write' ] >(
		( next, how ) => {
			state.write( next, how );
			setParts( state.read() );
		},
		[ state ]
	);
	return [ parts, write ];
}
