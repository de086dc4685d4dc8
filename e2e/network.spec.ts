/** Settings in a multisite network: the plugin is network-active, and each site has its own settings. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chromium, type Browser, type Page } from '@playwright/test';
import { launchOptions } from '../tools/env/chromium.mjs';
import { freePort } from './support/free-port';
import { SCREEN, heading } from './support/settings';
import { expect, expectNoAxe, expectNoOverflow, test } from './support/test';
import { Watch } from './support/watch';

const HOST = 'network.test';
const URL = `http://${ HOST }`;
const TABS = [
	'Blocks and features',
	'Integrations',
	'Performance',
	'Privacy',
	'Tools',
	'Status',
];

let server: ChildProcess;
let browser: Browser;

test.slow();

test.beforeAll( async () => {
	test.slow();
	const port = await freePort();
	server = spawn(
		process.execPath,
		[
			'tools/env/site.mjs',
			'serve',
			...[ '--name', 'network', '--network', HOST ],
			...[ '--no-seed', '--fresh', '--port', String( port ) ],
		],
		{
			env: {
				...process.env,
				FRONTAGE_CONNECT: `${ HOST }:80:127.0.0.1:${ port }`,
			},
		}
	);
	for await ( const chunk of server.stdout ?? [] ) {
		if ( String( chunk ).includes( 'http://' ) ) {
			break;
		}
	}
	browser = await chromium.launch( {
		...launchOptions,
		args: [
			...( launchOptions.args ?? [] ),
			`--host-resolver-rules=MAP ${ HOST } 127.0.0.1:${ port }`,
		],
	} );
} );

test.afterAll( async () => {
	await browser?.close();
	server?.kill( 'SIGINT' );
	await once( server, 'exit' );
} );

async function logIn( page: Page ) {
	await page.goto( `${ URL }/wp-login.php` );
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
	const page = await ( await browser.newContext() ).newPage();
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
