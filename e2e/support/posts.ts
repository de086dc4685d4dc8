/** What the specs of lists of posts share. */
import type { Page } from '@playwright/test';
import { expect } from './test';

/**
 * A block as it is saved.
 *
 * @param slug       The room's folder.
 * @param attributes Its attributes.
 */
export const listBlock = ( slug: string, attributes: object ) =>
	`<!-- wp:frontage/${ slug } ${ JSON.stringify( attributes ) } /-->`;

/**
 * Publishes a page with this content.
 *
 * @param admin         The administrator's page.
 * @param admin.request Who asks.
 * @param content       Block markup.
 * @return Its address.
 */
export async function publishPage(
	{ request }: Page,
	content: string
): Promise< string > {
	const nonce = await request.get(
		'/wp-admin/admin-ajax.php?action=rest-nonce'
	);
	const response = await request.post( '/wp-json/wp/v2/pages', {
		headers: { 'X-WP-Nonce': await nonce.text() },
		data: { title: 'Posts', status: 'publish', content },
	} );
	expect( response.status() ).toBe( 201 );
	return ( await response.json() ).link;
}

/**
 * Titles of the cards in a widget.
 *
 * @param page Any page.
 * @param root The widget.
 */
export const titles = ( page: Page, root: string ) =>
	page.locator( `${ root } .frontage-card__title` );

/** What actions are sent to. */
export const ACTIONS = /admin-ajax\.php/;
