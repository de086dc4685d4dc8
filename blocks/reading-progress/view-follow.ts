/** Updates the progress in browsers without scroll-driven animations. */

/** Selectors of a page's content, in block themes and classic ones. */
const CONTENT = '.wp-block-post-content, .entry-content';

/** Returns how much has been read, in percent. */
function done( content: Element | null ): number {
	const { top, height } = (
		content ?? document.documentElement
	).getBoundingClientRect();
	const way = height - innerHeight;
	return Math.max( 0, Math.min( 100, way > 0 ? ( -top / way ) * 100 : 100 ) );
}

/**
 * Updates the progress on scroll.
 *
 * @param progress Block element.
 */
export function follow( progress: HTMLElement ): void {
	const content = progress.classList.contains( 'is-of-content' )
		? document.querySelector( CONTENT )
		: null;
	let isWaiting = false;
	const look = () => {
		isWaiting = false;
		progress.style.setProperty(
			'--frontage-reading-progress-done',
			done( content ).toFixed()
		);
	};
	const soon = () => {
		if ( ! isWaiting ) {
			isWaiting = true;
			requestAnimationFrame( look );
		}
	};
	addEventListener( 'scroll', soon, { passive: true } );
	addEventListener( 'resize', soon );
	soon();
}
