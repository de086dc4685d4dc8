import { useLayoutEffect, useRef } from 'react';

/** Moves the focus to the current page if the clicked link was removed. */
export function useKeptFocus() {
	const nav = useRef< HTMLElement >( null );
	const pressed = useRef< HTMLElement | null >( null );
	useLayoutEffect( () => {
		const isGone = pressed.current && ! pressed.current.isConnected;
		pressed.current = null;
		if ( isGone ) {
			nav.current
				?.querySelector< HTMLElement >( '[aria-current]' )
				?.focus( { preventScroll: true } );
		}
	} );
	return {
		nav,
		note: ( control: HTMLElement ) => {
			pressed.current = control;
		},
	};
}
