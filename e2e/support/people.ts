/** Users other than the demo's administrator. */
import { expect, type APIResponse, type Page } from '@playwright/test';
import { enter } from './enter';
import { nonceOf } from './rest';
import { sitePhp } from './site-php';

/**
 * Calls the REST API as the logged-in user.
 *
 * @param page The user's page, anywhere in the admin area.
 * @param path Such as `/wp/v2/users`.
 * @param data Request body; a GET request without.
 */
export async function rest(
	page: Page,
	path: string,
	data?: object
): Promise< APIResponse > {
	return page.request.fetch( `/wp-json${ path }`, {
		method: data ? 'POST' : 'GET',
		data,
		headers: { 'X-WP-Nonce': await nonceOf( page ) },
	} );
}

/**
 * Creates a user and logs them in.
 *
 * @param admin Page of a user who can create users.
 * @param page  The new user's browser page.
 * @param role  Such as `editor`.
 * @param name  Unused login name.
 */
export async function become(
	admin: Page,
	page: Page,
	role: string,
	name: string
): Promise< void > {
	const made = await rest( admin, '/wp/v2/users', {
		username: name,
		password: 'password',
		email: `${ name }@example.org`,
		roles: [ role ],
	} );
	expect( made.status(), await made.text() ).toBe( 201 );
	await enter( page, name );
	await page.goto( '/wp-admin/' );
}

/**
 * Creates a user and logs them in, without opening a page.
 *
 * @param page The new user's browser page.
 * @param role Such as `editor`.
 * @param name Unused login name.
 */
export async function enterAs(
	page: Page,
	role: string,
	name: string
): Promise< void > {
	await sitePhp(
		`wp_insert_user( array( 'user_login' => '${ name }', 'user_email' => '${ name }@example.org', 'user_pass' => 'password', 'role' => '${ role }' ) );`
	);
	await enter( page, name );
}
