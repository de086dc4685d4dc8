import { prefersReducedMotion } from '@frontage/lib/reduced-motion';

/**
 * Scrolls a row of buttons to one of them, without scrolling the page.
 *
 * @param button A button in a row that is positioned.
 */
export function reveal( {
	parentElement,
	offsetLeft,
	offsetWidth,
}: HTMLElement ) {
	parentElement?.scrollTo?.( {
		left: offsetLeft + ( offsetWidth - parentElement.clientWidth ) / 2,
		behavior: prefersReducedMotion().matches ? 'instant' : 'smooth',
	} );
}
