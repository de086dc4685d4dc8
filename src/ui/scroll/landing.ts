/** Calculates where to scroll to, so that nothing covers the target (S1 §9). */

/** Bars up to this many pixels below the top or below each other cover what is between them. */
const GAP = 24;

/** Distance between two measurements, in pixels. */
const STEP = 8;

const isFixed = ( element: Element ) =>
	[ 'fixed', 'sticky' ].includes( getComputedStyle( element ).position );

/**
 * Returns the lower edge of a fixed element at a point, such as a header; 0 if there is none.
 *
 * @param x Pixels from the left of the viewport.
 * @param y Pixels from its top.
 */
function edgeAt( x: number, y: number ): number {
	let element = document.elementFromPoint( x, y );
	while ( element && ! isFixed( element ) ) {
		element = element.parentElement;
	}
	const edge = element?.getBoundingClientRect().bottom ?? 0;
	// Something over most of the page is not a bar.
	return edge < innerHeight / 2 ? edge : 0;
}

/**
 * Returns the covered pixels at the top of the viewport: `scroll-padding` from CSS, or more if measured.
 *
 * @param x Where to measure, in pixels from the left of the viewport.
 */
export function coveredTop( x: number = innerWidth / 2 ): number {
	const { scrollPaddingTop } = getComputedStyle( document.documentElement );
	let covered = 0;
	for ( let y = 0; y <= covered + GAP; y += STEP ) {
		covered = Math.max( covered, edgeAt( x, y ) );
	}
	return Math.max( parseFloat( scrollPaddingTop ) || 0, covered );
}

/**
 * Returns a function that gives the scroll position for an element at any time, in pixels from the top of the page.
 *
 * On the way there a bar can appear or a header shrink. The most that was ever covered counts, so that the position
 * does not change back and forth when a bar appears at one position and disappears at the next.
 *
 * @param element Scroll target.
 * @param above   Pixels to keep free above it, in addition to its `scroll-margin`.
 */
export function lander( element: Element, above = 0 ): () => number {
	let covered = 0;
	return () => {
		const margin = getComputedStyle( element ).scrollMarginTop;
		const { top, left, width } = element.getBoundingClientRect();
		const middle = Math.max( 0, left + width / 2 );
		covered = Math.max(
			covered,
			coveredTop( Math.min( middle, innerWidth - 1 ) )
		);
		return Math.max(
			0,
			scrollY + top - covered - ( parseFloat( margin ) || 0 ) - above
		);
	};
}
