import type { MouseEvent } from 'react';

/**
 * A click that means “here”: not a new tab, a window or a download.
 * @param event
 */
export function isPlain( event: MouseEvent ): boolean {
	return ! (
		event.button ||
		event.metaKey ||
		event.ctrlKey ||
		event.shiftKey ||
		event.altKey
	);
}
