/** REST requests that specs send as the administrator. */
import { randomUUID } from 'node:crypto';
import { expect, type APIResponse, type Page } from '@playwright/test';

const NONCE = '/wp-admin/admin-ajax.php?action=rest-nonce';

/** Tokens of sessions, which are valid for twelve hours; by the session's cookies. */
const nonces = new Map< string, Promise< string > >();

/**
 * Returns the token without which the REST API does not know a user.
 *
 * @param page The user's page.
 */
export async function nonceOf( page: Page ): Promise< string > {
	const request = async () => ( await page.request.get( NONCE ) ).text();
	const session = ( await page.context().cookies() )
		.filter( ( { name } ) => name.startsWith( 'wordpress_logged_in' ) )
		.map( ( { value } ) => value )
		.join();
	if ( ! session ) {
		return request();
	}
	const nonce = nonces.get( session ) ?? request();
	nonces.set( session, nonce );
	return nonce;
}

/**
 * Sends data to the REST API as the current user.
 *
 * @param asker Page that sends the request.
 * @param path  Below `/wp-json/`.
 * @param data  What.
 */
export async function ask(
	asker: Page,
	path: string,
	data: object
): Promise< APIResponse > {
	return asker.request.post( `/wp-json/${ path }`, {
		headers: { 'X-WP-Nonce': await nonceOf( asker ) },
		data,
	} );
}

/**
 * Publishes content at a URL unique to this test.
 *
 * WordPress can give two pages with the same title the same URL when they are created at once; one
 * test would then see the other's page.
 *
 * @param admin   The administrator.
 * @param content Block markup.
 * @param fields  Further fields, such as a title.
 * @param type    `pages` or `posts`.
 * @return Post ID and URL.
 */
export async function publishContent(
	admin: Page,
	content: string,
	fields: object = {},
	type: 'pages' | 'posts' = 'pages'
): Promise< { id: number; link: string } > {
	const made = await ask( admin, `wp/v2/${ type }`, {
		status: 'publish',
		title: 'Made by a test',
		slug: `made-${ randomUUID() }`,
		content,
		...fields,
	} );
	expect( made.status() ).toBe( 201 );
	return made.json();
}

/**
 * Publishes any content.
 *
 * @param admin   The administrator.
 * @param content Block markup.
 * @param type    `pages` or `posts`.
 * @return URL of the page.
 */
export const publishPage = async (
	admin: Page,
	content: string,
	type: 'pages' | 'posts' = 'pages'
): Promise< string > =>
	( await publishContent( admin, content, {}, type ) ).link;
