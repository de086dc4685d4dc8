/** Logging in without the form, whose script moves the focus while a test types. */
import { expect, type Page } from '@playwright/test';

/**
 * Logs a user in whose password is `password`.
 *
 * @param page Their browser page, which stays where it is.
 * @param name Login name.
 * @param site URL of the site; the tested one by default.
 */
export async function enter(
	page: Page,
	name: string,
	site = ''
): Promise< void > {
	const url = `${ site }/wp-login.php`;
	// WordPress wants a cookie of its own back.
	await page.request.get( url );
	const entered = await page.request.post( url, {
		form: { log: name, pwd: 'password', testcookie: '1' },
		maxRedirects: 0,
	} );
	expect( entered.status(), 'Status of logging in' ).toBe( 302 );
}
