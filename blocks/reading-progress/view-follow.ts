/** Follows the page for browsers whose CSS cannot. */

/** The content of a page, in block themes and classic ones. */
const CONTENT = '.wp-block-post-content, .entry-content';

/** How much has been read, from 0 to 100. */
function done( content: Element | null ): number {
	const { top, height } = (
		content ?? document.documentElement
	).getBoundingClientRect();
	const way = height - innerHeight;
	return Math.max( 0, Math.min( 100, way > 0 ? ( -top / way ) * 100 : 100 ) );
}

/**
 * Fills as visitors read.
 *
 * @param progress The block.
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
