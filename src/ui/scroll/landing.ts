/** Calculates where to scroll to, so that nothing covers the target (S1 §9). */
// Imported directly, so that only one number of it ends up in the bundle.
import presets from '@frontage/lib/breakpoints.json';

const UP_TO_TABLETS = `(max-width: ${ presets.builder.tablet }px)`;

const isFixed = ( element: Element ) =>
	[ 'fixed', 'sticky' ].includes( getComputedStyle( element ).position );

/**
 * Returns the lower edge of a fixed element at a position, such as a header.
 *
 * @param y Pixels from the top of the viewport.
 */
function edgeBelow( y: number ): number {
	let element = document.elementFromPoint( innerWidth / 2, y );
	while ( element && ! isFixed( element ) ) {
		element = element.parentElement;
	}
	return element ? element.getBoundingClientRect().bottom : y;
}

/** Returns the covered pixels at the top of the viewport: `scroll-padding` from CSS, or more if measured. */
export function coveredTop(): number {
	const { scrollPaddingTop } = getComputedStyle( document.documentElement );
	const bar = document.getElementById( 'wpadminbar' );
	const edge = bar && isFixed( bar ) ? bar.offsetHeight : 0;
	return Math.max(
		parseFloat( scrollPaddingTop ) || 0,
		matchMedia( UP_TO_TABLETS ).matches ? edge : edgeBelow( edge )
	);
}

/**
 * Returns the scroll position in pixels from the top of the page, for `scrollPageTo()`.
 *
 * @param element Scroll target.
 * @param above   Pixels to keep free above it, in addition to its `scroll-margin`.
 */
export function landing( element: Element, above = 0 ): number {
	const margin = parseFloat( getComputedStyle( element ).scrollMarginTop );
	return Math.max(
		0,
		scrollY +
			element.getBoundingClientRect().top -
			coveredTop() -
			( margin || 0 ) -
			above
	);
}
