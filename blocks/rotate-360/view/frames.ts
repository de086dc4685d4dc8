/** Loads the images of a rotation on demand. */

export interface Frame {
	src: string;
	srcset?: string;
}

/**
 * Adds all images to the stage, which contains the first one.
 *
 * @param first    Server-rendered image.
 * @param frames   All images, beginning with that one.
 * @param progress Called with the number of loaded images.
 * @return The image elements, in order.
 */
export function fetchFrames(
	first: HTMLImageElement,
	frames: Frame[],
	progress: ( done: number ) => void
): HTMLImageElement[] {
	let done = 1;
	const pictures = frames.map( ( { src, srcset = '' }, index ) => {
		if ( ! index ) {
			return first;
		}
		const picture = first.cloneNode() as HTMLImageElement;
		picture.removeAttribute( 'loading' );
		picture.removeAttribute( 'fetchpriority' );
		picture.classList.remove( 'is-shown' );
		picture.alt = '';
		// An image that fails to load is skipped.
		picture.onload = picture.onerror = () => progress( ++done );
		picture.srcset = srcset;
		picture.src = src;
		return picture;
	} );
	first.after( ...pictures.slice( 1 ) );
	return pictures;
}
