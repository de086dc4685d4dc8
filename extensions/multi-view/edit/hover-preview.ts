/** Whether the canvas shows the selected block as if it were hovered. It is not saved. */
import { useSyncExternalStore } from '@wordpress/element';

let isShown = false;

const listeners = new Set< () => void >();

function subscribe( listener: () => void ) {
	listeners.add( listener );
	return () => void listeners.delete( listener );
}

/**
 * Shows hover, or no more.
 *
 * @param next Whether it is shown.
 */
export function previewHover( next: boolean ): void {
	isShown = next;
	listeners.forEach( ( run ) => run() );
}

export const useHoverPreview = (): boolean =>
	useSyncExternalStore( subscribe, () => isShown );
