type Modifiers = Pick<
	MouseEvent,
	'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'
>;

/** Returns whether a key or a click of the main button comes without a modifier, which means a new tab, a window, a download or history. */
export const isPlain = (
	event: Modifiers & Partial< Pick< MouseEvent, 'button' > >
): boolean =>
	! (
		event.ctrlKey ||
		event.metaKey ||
		event.shiftKey ||
		event.altKey ||
		event.button
	);
