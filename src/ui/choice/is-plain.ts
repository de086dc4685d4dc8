type Press = Pick<
	MouseEvent,
	'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'
>;

/**
 * A click that means “here”: not a new tab, a window or a download.
 * @param event
 */
export function isPlain( event: Press ): boolean {
	return ! (
		event.button ||
		event.metaKey ||
		event.ctrlKey ||
		event.shiftKey ||
		event.altKey
	);
}
