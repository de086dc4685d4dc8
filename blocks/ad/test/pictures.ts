/** Pictures, which jsdom does not load: they are there until a test says otherwise. */
let width = 300;

Object.defineProperties( HTMLImageElement.prototype, {
	complete: { get: () => true },
	naturalWidth: { get: () => width },
} );

/**
 * Lets pictures be there, or not.
 *
 * @param isThere Whether they are loaded, and not blocked.
 */
export function loadPictures( isThere: boolean ): void {
	width = isThere ? 300 : 0;
}
