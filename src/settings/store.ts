import { useSyncExternalStore } from 'react';

export interface Store< T > {
	get: () => T;
	set: ( next: T ) => void;
	/** The value, in a component that is drawn again when it changes. */
	use: () => T;
}

/**
 * A value that several components watch.
 *
 * @param initial The first value.
 */
export function createStore< T >( initial: T ): Store< T > {
	let value = initial;
	const listeners = new Set< () => void >();
	const get = () => value;
	const subscribe = ( listener: () => void ) => {
		listeners.add( listener );
		return () => listeners.delete( listener );
	};
	return {
		get,
		set( next ) {
			value = next;
			listeners.forEach( ( listener ) => listener() );
		},
		use: () => useSyncExternalStore( subscribe, get ),
	};
}
