/** Blocks with something chosen or read: without it, what shows or undoes it is empty. */

const NEEDS_CHOICE = [ 'filter-active', 'filter-reset' ];

/** Filled as in the editor. */
const FILLED =
	'.frontage-reading-progress{--frontage-reading-progress-done:60!important}';

/**
 * Follows the first choice on the page of a block that says nothing before, or fills what fills while one reads.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string}                          slug The block's folder.
 */
export async function choose( page, slug ) {
	if ( NEEDS_CHOICE.includes( slug ) ) {
		const link = page.locator( '.frontage-filter__link[href]' ).first();
		const address = new URL(
			await link.getAttribute( 'href' ),
			page.url()
		);
		await page.goto( address.href, { waitUntil: 'networkidle' } );
	}
	if ( slug === 'reading-progress' ) {
		await page.addStyleTag( { content: FILLED } );
	}
}
