/** Filters with something chosen: without it, what shows or undoes a choice is empty. */

const NEEDS_CHOICE = [ 'filter-active', 'filter-reset' ];

/**
 * Follows the first choice on the page of a block that says nothing before.
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
}
