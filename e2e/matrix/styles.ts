/** Ways to look at one open page: its width, and the visitor's text size. */
import type { Page } from '@playwright/test';

/** A desktop, a phone, and the smallest phone. */
export const WIDTHS = [ 1280, 390, 320 ];

/** The browser's own text size and twice that, in pixels. */
const TEXT = { standard: 16, fixed: 13 };

export const resize = (
	page: Page,
	width: number,
	height = 800
): Promise< void > => page.setViewportSize( { width, height } );

/**
 * Sets the text size in the browser's settings.
 *
 * @param page  Any page.
 * @param times 2 is 200 %.
 */
export async function setTextSize(
	page: Page,
	times: number
): Promise< void > {
	const session = await page.context().newCDPSession( page );
	await session.send( 'Page.setFontSizes', {
		fontSizes: {
			standard: TEXT.standard * times,
			fixed: TEXT.fixed * times,
		},
	} );
	await session.detach();
}
