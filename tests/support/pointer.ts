/**
 * Sends an event of a finger, or of the mouse by default, as browsers do. jsdom has no `PointerEvent`.
 *
 * @param target What is under it.
 * @param type   Such as `pointerdown`.
 * @param more   What differs from a pressed main button.
 * @return Whether its default is to happen.
 */
export function point(
	target: EventTarget,
	type: string,
	more: PointerEventInit = {}
): boolean {
	const {
		isPrimary = true,
		pointerId = 1,
		pointerType = 'mouse',
		movementX = 0,
		...mouse
	} = more;
	const event = new MouseEvent( type, {
		bubbles: true,
		cancelable: true,
		buttons: type === 'pointerup' ? 0 : 1,
		...mouse,
	} );
	return target.dispatchEvent(
		Object.assign( event, { isPrimary, pointerId, pointerType, movementX } )
	);
}
