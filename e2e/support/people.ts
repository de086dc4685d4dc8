/** Users other than the demo's administrator. */
import { expect, type APIResponse, type Page } from '@playwright/test';
import { nonceOf } from './rest';

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
	await page.goto( '/wp-login.php' );
	await page.fill( '#user_login', name );
	await page.fill( '#user_pass', 'password' );
	await page.click( '#wp-submit' );
	await expect( page ).toHaveURL( /wp-admin/ );
}
