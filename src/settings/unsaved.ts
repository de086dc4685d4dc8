/** Knows whether something typed on the screen is not saved, and keeps the browser from losing it. */
import { useEffect } from 'react';

const holders = new Map< symbol, () => void >();

/** Whether anything would be lost. */
export const hasUnsaved = (): boolean => holders.size > 0;

/** Throws it away, when the owner has said so. */
export function discardUnsaved(): void {
	[ ...holders.values() ].forEach( ( discard ) => discard() );
	holders.clear();
	toggleWarning();
}

/**
 * Says that a component holds changes that are not saved.
 *
 * @param isDirty Whether it does now.
 * @param discard Forgets them.
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
