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
 * Publishes posts, all in one request.
 *
 * @param admin         The administrator's page.
 * @param admin.request Who asks.
 * @param posts         Fields of each.
 */
export async function publishPosts(
	{ request }: Page,
	posts: object[]
): Promise< void > {
	const nonce = await request.get(
		'/wp-admin/admin-ajax.php?action=rest-nonce'
	);
	const response = await request.post( '/wp-json/batch/v1', {
		headers: { 'X-WP-Nonce': await nonce.text() },
		data: {
			requests: posts.map( ( post ) => ( {
				path: '/wp/v2/posts',
				body: { status: 'publish', ...post },
			} ) ),
		},
	} );
	expect( response.status() ).toBe( 207 );
}

/**
 * Blocks within a Query Loop of the demo's forty posts: they have a heading that no other test's post has.
 *
 * @param content Block markup.
 * @param query   What else the loop is about.
 */
export const inLoop = ( content: string, query: object = {} ) =>
	`<!-- wp:query ${ JSON.stringify( {
		queryId: 7,
		query: {
			perPage: 3,
			offset: 1,
			postType: 'post',
			order: 'desc',
			orderBy: 'date',
			search: '"What we found"',
			inherit: false,
			...query,
		},
	} ) } --><div class="wp-block-query">${ content }</div><!-- /wp:query -->`;

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
