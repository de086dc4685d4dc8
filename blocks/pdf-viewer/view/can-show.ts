/**
 * Returns whether the browser shows PDFs inside a page. Phones are too narrow for it. Apple's tablets call themselves
 * Macs and show only the first page.
 */
export const canShow = (): boolean =>
	navigator.pdfViewerEnabled &&
	matchMedia( '(min-width: 768px)' ).matches &&
	! ( navigator.maxTouchPoints > 1 && /Mac/.test( navigator.userAgent ) );
