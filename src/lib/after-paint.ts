/** Work that can wait until the response to a click has been painted. */

/**
 * Runs a callback after the next frame has been painted; a timer could run before that.
 *
 * @param run Callback.
 */
export const afterPaint = ( run: () => void ): void => {
	requestAnimationFrame( () => requestAnimationFrame( run ) );
};
