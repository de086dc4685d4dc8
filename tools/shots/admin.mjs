/** Takes the screenshots of the settings screen for docs/owners-guide.md, and provides admin helpers for the others. */
import { writeFileSync } from 'node:fs';
import { inRoot } from '../env/paths.mjs';

const WIDE = { width: 1200, height: 800 };
const PHONE = { width: 390, height: 800 };

/** Name of the screenshot, query of the screen, size, and steps before it is taken. */
const SHOTS = [
	{
		name: 'owner-settings',
		query: '&module=like-button',
		viewport: WIDE,
	},
	{ name: 'owner-switch-off', query: '', viewport: WIDE, prepare: askOff },
	{
		name: 'owner-performance',
		query: '&tab=performance',
		viewport: WIDE,
		prepare: measure,
	},
	{ name: 'owner-phone', query: '', viewport: PHONE },
	{
		name: 'owner-simulator',
		query: '&tab=overlays&simulate=1',
		viewport: { width: 1200, height: 1100 },
		prepare: simulate,
	},
];

/** @param {import('@playwright/test').Page} page */
async function askOff( page ) {
	await page.getByRole( 'checkbox', { name: /^(Frontage )?Tabs$/ } ).click();
	await page.getByRole( 'dialog' ).getByText( 'Edit' ).first().waitFor();
}

/** @param {import('@playwright/test').Page} page */
async function measure( page ) {
	await page.getByRole( 'combobox', { name: 'Page' } ).fill( 'All modules' );
	await page.getByRole( 'option', { name: 'All modules' } ).click();
	await page.getByRole( 'table' ).waitFor();
}

/** @param {import('@playwright/test').Page} page */
async function simulate( page ) {
	await page.getByLabel( 'Address' ).fill( '/modules/subscribe-overlay/' );
	await page.getByLabel( 'At second' ).fill( '3' );
	await page.getByRole( 'button', { name: 'Add action' } ).click();
	await page.getByRole( 'button', { name: 'Simulate', exact: true } ).click();
	await page.getByRole( 'slider' ).waitFor();
	await page.getByRole( 'heading', { name: 'Simulate a visit' } ).focus();
}

/**
 * Opens a page as the administrator.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string}                             url      URL of the site.
 * @param {Object}                             viewport Viewport size.
 */
export async function logIn( browser, url, viewport ) {
	const page = await browser.newPage( { viewport } );
	await page.goto( `${ url }/wp-login.php` );
	await page.fill( '#user_login', 'admin' );
	await page.fill( '#user_pass', 'password' );
	await Promise.all( [
		page.waitForURL( /wp-admin/ ),
		page.click( '#wp-submit' ),
	] );
	return page;
}

/** The administrator's open settings screen, for `setSwitches`. */
let admin;

/**
 * Turns features on or off.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string}                             url      URL of the site.
 * @param {string[]}                           features Slugs.
 * @param {( slug: string ) => boolean}        isOn     Whether a feature is to be on.
 */
export async function setSwitches( browser, url, features, isOn ) {
	if ( ! admin ) {
		admin = await logIn( browser, url, WIDE );
		await admin.goto( `${ url }/wp-admin/admin.php?page=frontage` );
	}
	const on = {
		features: Object.fromEntries(
			features.map( ( slug ) => [ slug, isOn( slug ) ] )
		),
	};
	await admin.evaluate(
		( data ) =>
			window.wp.apiFetch( {
				path: '/frontage/v1/settings',
				method: 'POST',
				data,
			} ),
		{ on }
	);
}

/**
 * Takes the screenshots of the settings screen.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string}                             url     URL of the demo site.
 */
export async function shootAdmin( browser, url ) {
	for ( const { name, query, viewport, prepare } of SHOTS ) {
		const page = await logIn( browser, url, viewport );
		await page.goto(
			`${ url }/wp-admin/admin.php?page=frontage${ query }`,
			{
				waitUntil: 'networkidle',
			}
		);
		await page.getByRole( 'heading', { level: 3 } ).first().waitFor();
		await prepare?.( page );
		await page.waitForLoadState( 'networkidle' );
		const session = await page.context().newCDPSession( page );
		const { data } = await session.send( 'Page.captureScreenshot', {
			format: 'webp',
			quality: 80,
		} );
		writeFileSync(
			inRoot( `docs/pictures/${ name }.webp` ),
			Buffer.from( data, 'base64' )
		);
		process.stdout.write( `docs/pictures/${ name }.webp\n` );
		await page.close();
	}
}
