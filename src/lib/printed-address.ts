/**
 * Returns the address whose state an element shows.
 *
 * It is not the current one when Back or Forward has woken a script: the page was printed for another. What a script
 * has shown since is noted by `noteAddress()`.
 *
 * @param element Anything in the part of the page in question.
 */
export const printedAddress = ( element: Element ): string =>
	element.closest< HTMLElement >( '[data-at]' )?.dataset.at ??
	performance.getEntriesByType?.( 'navigation' )[ 0 ]?.name ??
	location.href;

/**
 * Notes which address a part of the page shows now.
 *
 * @param element Part of the page.
 * @param href    Address of the page with it.
 */
export function noteAddress( element: HTMLElement, href: string ): void {
	element.dataset.at = href;
}
