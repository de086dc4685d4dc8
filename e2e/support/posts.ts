/** What the specs of lists of posts share. */
import type { APIResponse, Page } from '@playwright/test';
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
 * Sends data to the REST API as whoever is logged in.
 *
 * @param request Who asks.
 * @param path    Where to.
 * @param data    What.
 */
async function post(
	request: Page[ 'request' ],
	path: string,
	data: object
): Promise< APIResponse > {
	const nonce = await request.get(
		'/wp-admin/admin-ajax.php?action=rest-nonce'
	);
	return request.post( path, {
		headers: { 'X-WP-Nonce': await nonce.text() },
		data,
	} );
}

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
	const response = await post( request, '/wp-json/wp/v2/pages', {
		title: 'Posts',
		status: 'publish',
		content,
	} );
	expect( response.status() ).toBe( 201 );
	return ( await response.json() ).link;
}

/**
 * Makes a category.
 *
 * @param admin         The administrator's page.
 * @param admin.request Who asks.
 * @param name          Its name.
 * @return Its id.
 */
export async function publishCategory(
	{ request }: Page,
	name: string
): Promise< number > {
	const response = await post( request, '/wp-json/wp/v2/categories', {
		name,
	} );
	expect( response.status() ).toBe( 201 );
	return ( await response.json() ).id;
}

/**
 * Publishes posts, all in one request.
 *
 * @param admin         The administrator's page.
 * @param admin.request Who asks.
 * @param posts         Fields of each.
 * @return Their ids.
 */
export async function publishPosts(
	{ request }: Page,
	posts: object[]
): Promise< number[] > {
	const response = await post( request, '/wp-json/batch/v1', {
		requests: posts.map( ( fields ) => ( {
			path: '/wp/v2/posts',
			body: { status: 'publish', ...fields },
		} ) ),
	} );
	expect( response.status() ).toBe( 207 );
	const { responses } = await response.json();
	return responses.map( ( { body }: { body: { id: number } } ) => body.id );
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
