/** Work that can wait until a press has shown. */

/**
 * Runs something once the next frame has been drawn: a timer would run before it is on the screen.
 *
 * @param run What can wait.
 */
export const afterPaint = ( run: () => void ): void => {
	requestAnimationFrame( () => requestAnimationFrame( run ) );
};
