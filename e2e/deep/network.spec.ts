/** Settings in a multisite network: the plugin is network-active, and each site has its own settings. */
import type { Page } from '@playwright/test';
import { NetworkSite } from '../support/network-site';
import { SCREEN, heading } from '../support/settings';
import { expect, expectNoAxe, expectNoOverflow, test } from '../support/test';
import { Watch } from '../support/watch';

const network = new NetworkSite();
const URL = network.url;
const TABS = [
	'Blocks and features',
	'Integrations',
	'Performance',
	'Privacy',
	'Tools',
	'Status',
];

test.slow();

test.beforeAll( async () => {
	test.slow();
	await network.start( 'network' );
} );

test.afterAll( () => network.stop() );

async function logIn( page: Page ) {
	await page.goto( `${ URL }/wp-login.php` );
	// The form moves the focus there after a moment, while a test may be typing elsewhere.
	await expect( page.locator( '#user_login' ) ).toBeFocused();
	await page.fill( '#user_login', 'admin' );
	await page.fill( '#user_pass', 'password' );
	await page.click( '#wp-submit' );
	await expect( page ).toHaveURL( /wp-admin/ );
}

/** Creates a site in the network admin. */
async function addSite( page: Page, slug: string ) {
	await page.goto( `${ URL }/wp-admin/network/site-new.php` );
	await page.fill( '#site-address', slug );
	await page.fill( '#site-title', slug );
	await page.fill( '#admin-email', 'admin@example.org' );
	await page.getByRole( 'button', { name: 'Add Site' } ).click();
	await expect( page.locator( '#message' ) ).toContainText( 'Site added' );
}

test( 'every tab works on each site, and settings are separate', async () => {
	const page = await ( await network.browser.newContext() ).newPage();
	const watch = new Watch( page, [
		/^foreign host: http:\/\/network\.test\//,
		// Loaded by WordPress itself on new sites.
		/gravatar\.com/,
	] );
	await logIn( page );
	await addSite( page, 'second' );
	await page.goto( `${ URL }/second${ SCREEN }` );
	const tabs = page.getByRole( 'navigation', { name: 'Frontage' } );
	for ( const name of TABS ) {
		await tabs.getByRole( 'link', { name } ).click();
		await expect( heading( page ) ).toHaveText( name );
		await expect( page.locator( '.components-spinner' ) ).toHaveCount( 0 );
		await expectNoAxe( page, '#wpbody' );
		await expectNoOverflow( page );
	}
	await expect( page.locator( '#wpbody' ) ).toContainText(
		'wp_2_frontage_counters'
	);
	await tabs.getByRole( 'link', { name: TABS[ 0 ] } ).click();
	const toggle = page.getByRole( 'checkbox', {
		name: 'Back to top',
		exact: true,
	} );
	await toggle.click();
	await expect( page.getByTestId( 'snackbar' ) ).toContainText( 'is on' );
	await page.reload();
	await expect( toggle ).toBeChecked();
	await page.goto( `${ URL }${ SCREEN }` );
	await expect( toggle ).not.toBeChecked();
	watch.expectQuiet();
	await page.context().close();
} );
