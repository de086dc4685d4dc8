import { useSyncExternalStore } from 'react';

export interface Store< T > {
	get: () => T;
	set: ( next: T ) => void;
	/** Returns the value in a component and rerenders the component when it changes. */
	use: () => T;
}

/**
 * Creates a value that components can subscribe to.
 *
 * @param initial Initial value.
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
