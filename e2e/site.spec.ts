/** The basis of all other specs: the site is up, users can log in, and cookies change what is shown. */
import { expect, test, visit } from './support/test';

test( 'the front page loads, in other themes and directions, and the administrator is logged in', async ( {
	admin,
	baseURL,
	page,
} ) => {
	await visit( page, '/' );
	await expect( page ).toHaveTitle( /Frontage/ );
	await page.context().addCookies(
		[ 'frontage_env_rtl=1', 'frontage_env_theme=classic' ].map(
			( pair ) => {
				const [ name, value ] = pair.split( '=' ) as [ string, string ];
				return { name, value, url: baseURL };
			}
		)
	);
	await visit( page, '/' );
	await expect( page.locator( 'html' ) ).toHaveAttribute( 'dir', 'rtl' );
	await expect( page.locator( 'body' ) ).toHaveCSS( 'max-width', '960px' );

	const missing = await page.request.get( '/no-such-page/' );
	expect( missing.status() ).toBe( 404 );
	expect( await missing.text() ).toContain( '</html>' );
	const locked = await page.request.get( '/wp-admin/' );
	expect( locked.url() ).toContain( 'wp-login.php' );
	const plugins = await admin.request.get( '/wp-admin/plugins.php' );
	expect( await plugins.text() ).toMatch(
		/<tr class="active[^"]*"[^>]*data-plugin="frontage\/plugin\.php"/
	);
} );
