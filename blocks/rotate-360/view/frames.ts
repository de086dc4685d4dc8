/** The pictures of a turn: fetched when somebody may want them, shown one at a time. */

export interface Frame {
	src: string;
	srcset?: string;
}

/**
 * Puts all pictures on the stage, the first of which is there.
 *
 * @param first    The picture that the server printed.
 * @param frames   All, that one first.
 * @param progress Hears how many are there.
 * @return In order.
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
		// One that is missing is left out; the turn goes on.
		picture.onload = picture.onerror = () => progress( ++done );
		picture.srcset = srcset;
		picture.src = src;
		return picture;
	} );
	first.after( ...pictures.slice( 1 ) );
	return pictures;
}
