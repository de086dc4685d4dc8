/** Tracks unsaved changes on the screen, and warns before the browser leaves the page. */
import { useEffect } from 'react';

const holders = new Map< symbol, () => void >();

/** Returns whether there are unsaved changes. */
export const hasUnsaved = (): boolean => holders.size > 0;

/** Discards unsaved changes, after the owner has confirmed. */
export function discardUnsaved(): void {
	[ ...holders.values() ].forEach( ( discard ) => discard() );
	holders.clear();
	toggleWarning();
}

/**
 * Registers a component's unsaved changes.
 *
 * @param isDirty Whether there are unsaved changes.
 * @param discard Discards them.
 */
export function useUnsaved( isDirty: boolean, discard: () => void ): void {
	useEffect( () => {
		if ( ! isDirty ) {
			return undefined;
		}
		const holder = Symbol( 'unsaved' );
		holders.set( holder, discard );
		toggleWarning();
		return () => {
			holders.delete( holder );
			toggleWarning();
		};
	}, [ isDirty, discard ] );
}

const warn = ( event: BeforeUnloadEvent ) => event.preventDefault();

function toggleWarning(): void {
	window.removeEventListener( 'beforeunload', warn );
	if ( hasUnsaved() ) {
		window.addEventListener( 'beforeunload', warn );
	}
}
