/**
 * Returns whether the browser shows PDFs inside a page. Phones have no room for it, and tablets of Apple, which say
 * that they are Macs, show the first page only.
 */
export const canShow = (): boolean =>
	navigator.pdfViewerEnabled &&
	matchMedia( '(min-width: 768px)' ).matches &&
	! ( navigator.maxTouchPoints > 1 && /Mac/.test( navigator.userAgent ) );
