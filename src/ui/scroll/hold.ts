/** What has the position of the page to itself, until it is aborted. */
let holder: AbortSignal | undefined;

/**
 * Keeps `goTo()` from scrolling the page: something else leads to the target.
 *
 * @param signal Ends it.
 */
export const holdPage = ( signal: AbortSignal ): void => {
	holder = signal;
};

/** Returns whether the position of the page is held. */
export const isHeld = (): boolean => !! holder && ! holder.aborted;
