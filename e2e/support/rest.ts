/** REST requests that specs send as the administrator. */
import { randomUUID } from 'node:crypto';
import { expect, type APIResponse, type Page } from '@playwright/test';

/**
 * Sends data to the REST API as the current user.
 *
 * @param asker Page that sends the request.
 * @param path  Below `/wp-json/`.
 * @param data  What.
 */
export async function ask(
	{ request }: Page,
	path: string,
	data: object
): Promise< APIResponse > {
	const nonce = await request.get(
		'/wp-admin/admin-ajax.php?action=rest-nonce'
	);
	return request.post( `/wp-json/${ path }`, {
		headers: { 'X-WP-Nonce': await nonce.text() },
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
