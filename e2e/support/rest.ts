/** What specs ask WordPress for as its administrator. */
import { randomUUID } from 'node:crypto';
import { expect, type APIResponse, type Page } from '@playwright/test';

/**
 * Sends data to the REST API as whoever is logged in.
 *
 * @param asker The page of who asks.
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
 * Publishes something at an address that no other test has.
 *
 * WordPress gives two pages of one title the same address when they come at the same moment; then
 * one test is shown the other's page.
 *
 * @param admin   The administrator.
 * @param content Block markup.
 * @param fields  What else, such as a title.
 * @param type    `pages` or `posts`.
 * @return Its number and its address.
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
 * @return Its address.
 */
export const publishPage = async (
	admin: Page,
	content: string,
	type: 'pages' | 'posts' = 'pages'
): Promise< string > =>
	( await publishContent( admin, content, {}, type ) ).link;
