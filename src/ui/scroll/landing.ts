/** Where the page has to scroll to, so that nothing covers what was asked for (S1 §9). */
// Taken alone, so that only one number of it gets into the page.
import presets from '@frontage/lib/breakpoints.json';

const UP_TO_TABLETS = `(max-width: ${ presets.builder.tablet }px)`;

const isFixed = ( element: Element ) =>
	[ 'fixed', 'sticky' ].includes( getComputedStyle( element ).position );

/**
 * The lower edge of what is fixed at a place on the screen, such as a header.
 *
 * @param y Pixels from the top of the screen.
 */
function edgeBelow( y: number ): number {
	let element = document.elementFromPoint( innerWidth / 2, y );
	while ( element && ! isFixed( element ) ) {
		element = element.parentElement;
	}
	return element ? element.getBoundingClientRect().bottom : y;
}

/** Pixels at the top of the screen that are covered: what CSS says (`scroll-padding`), or more if more is measured. */
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
 * Pixels from the top of the page, for `scrollPageTo()`.
 *
 * @param element What shall be read.
 * @param above   Pixels that stay free above it, besides its `scroll-margin`.
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
