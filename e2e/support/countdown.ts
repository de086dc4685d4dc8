/** Countdowns for specs: pages with one, and clocks that can be moved. */
import type { Page } from '@playwright/test';
import { publishContent } from './rest';
import { expect, visit } from './test';

export const HOUR = 3600;

const OVER =
	'<!-- wp:paragraph --><p>The sale is over.</p><!-- /wp:paragraph -->';

export const PICTURE =
	'<!-- wp:image --><figure class="wp-block-image"><img src="/wp-includes/images/media/default.png" alt="Sold out"/></figure><!-- /wp:image -->';

/**
 * Publishes a page with a countdown.
 *
 * @param admin      The administrator.
 * @param attributes Block attributes.
 * @param inner      Blocks shown at the end.
 * @return URL of the page.
 */
export const publish = async (
	admin: Page,
	attributes: object,
	inner = OVER
): Promise< string > =>
	(
		await publishContent(
			admin,
			`<!-- wp:frontage/countdown ${ JSON.stringify( attributes ) } -->${ inner }<!-- /wp:frontage/countdown -->`
		)
	).link;

/**
 * Returns a point in time as block attributes.
 *
 * @param seconds Seconds from now.
 */
export const inSeconds = ( seconds: number ) => ( {
	date: new Date( Date.now() + seconds * 1000 ).toISOString().slice( 0, 19 ),
	zone: 'UTC',
} );

/**
 * Opens a page with a controllable clock and waits until the server's time is known.
 *
 * @param page   The visitor.
 * @param path   URL path.
 * @param device How far the device's clock is ahead, in seconds.
 */
export async function watch(
	page: Page,
	path: string,
	device = 0
): Promise< void > {
	await page.clock.install( { time: Date.now() + device * 1000 } );
	const asked = page.waitForResponse(
		( response ) => response.request().method() === 'HEAD'
	);
	await visit( page, path );
	await asked;
	await expect(
		page.locator( 'frontage-island[data-state=awake]' )
	).toHaveCount( 1 );
}

export const part = ( page: Page, name: string ) =>
	page.locator( `.frontage-countdown__${ name }` ).first();

export const seconds = async ( page: Page ) => {
	const [ days, hours, minutes, rest ] = await page
		.locator( '.frontage-countdown' )
		.first()
		.locator( '[data-unit]' )
		.allInnerTexts();
	return (
		Number( days ) * 24 * HOUR +
		Number( hours ) * HOUR +
		Number( minutes ) * 60 +
		Number( rest )
	);
};
