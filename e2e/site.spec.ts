/** The basis of all other specs: the site is up, users can log in. */
import { expect, test, visit } from './support/test';

test( 'the front page loads without errors', async ( { page } ) => {
	await visit( page, '/' );
	await expect( page ).toHaveTitle( /Frontage/ );
} );

test( 'a missing page shows the 404 page of the theme', async ( { guest } ) => {
	const response = await guest.request.get( '/no-such-page/' );
	expect( response.status() ).toBe( 404 );
	expect( await response.text() ).toContain( '</html>' );
} );

test( 'the administrator is logged in and a visitor is not', async ( {
	admin,
	page,
} ) => {
	await visit( admin, '/wp-admin/' );
	await expect( admin.locator( '#wpadminbar' ) ).toBeVisible();
	await page.goto( '/wp-admin/' );
	await expect( page ).toHaveURL( /wp-login\.php/ );
} );

test( 'Frontage is active', async ( { admin } ) => {
	await visit( admin, '/wp-admin/plugins.php' );
	await expect(
		admin.locator( 'tr.active[data-plugin="frontage/plugin.php"]' )
	).toBeVisible();
} );

test( 'the site renders in other themes, directions and widths', async ( {
	classic,
	rtl,
	narrow,
	noJs,
	lessMotion,
} ) => {
	for ( const view of [ classic, rtl, narrow, noJs, lessMotion ] ) {
		await visit( view, '/' );
	}
	await expect( classic.locator( 'body' ) ).toHaveCSS( 'max-width', '960px' );
	await expect( rtl.locator( 'html' ) ).toHaveAttribute( 'dir', 'rtl' );
	expect( narrow.viewportSize()?.width ).toBe( 390 );
} );
