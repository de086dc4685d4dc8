type Press = Pick<
	MouseEvent,
	'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'
>;

/** Returns whether a click opens in the same tab: not a new tab, a window or a download. */
export function isPlain( event: Press ): boolean {
	return ! (
		event.button ||
		event.metaKey ||
		event.ctrlKey ||
		event.shiftKey ||
		event.altKey
	);
}
