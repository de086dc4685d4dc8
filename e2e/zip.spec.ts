/**
 * The plugin as released: the zip is uploaded to a clean WordPress, used, deactivated and deleted
 * without a trace.
 */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { freePort } from './support/free-port';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { letters, typedPage } from './support/typed';

const TABS = [
	'<!-- wp:frontage/tabs -->',
	'<!-- wp:frontage/tab {"title":"From the zip"} --><!-- wp:paragraph --><p>Installed.</p><!-- /wp:paragraph --><!-- /wp:frontage/tab -->',
	'<!-- /wp:frontage/tabs -->',
].join( '' );

let server: ChildProcess | undefined;
let url = '';
let folder = '';

/** Data that WordPress itself writes while it is used: sessions, timestamps, caches and scheduled events. */
const WORDPRESS_OWN =
	/"(session_tokens|cron|active_plugins|recently_activated|rewrite_rules|fresh_site|auto_updater\.lock|recovery_\w+|can_compress_scripts|uninstall_plugins|user_settings\w*|wp_user-settings\w*|wp_dashboard_\w+|(_site)?_transient_(?!\w*frontage)[\w-]+)"|^file \/wp-content\/uploads\/\d{4}(\/\d\d)?$/;

const run = promisify( execFile );

/** Returns every database row and every uploaded file, except what WordPress itself writes. */
async function traces(): Promise< string[] > {
	const { stdout } = await run(
		process.env.FRONTAGE_PHP ?? 'php',
		[ 'e2e/support/traces.php', folder ],
		{ maxBuffer: 64 * 1024 * 1024 }
	);
	return ( JSON.parse( stdout ) as string[] )
		.filter( ( trace ) => ! WORDPRESS_OWN.test( trace ) )
		.sort();
}

/**
 * Calls the REST API as the administrator.
 *
 * @param page   Logged in.
 * @param method GET, POST or DELETE.
 * @param path   Path below `/wp-json/`.
 * @param data   Sent as JSON.
 */
async function ask(
	page: Page,
	method: string,
	path: string,
	data?: object
): Promise< any > {
	const nonce = await page.request.get(
		`${ url }/wp-admin/admin-ajax.php?action=rest-nonce`
	);
	const answer = await page.request.fetch( `${ url }/wp-json/${ path }`, {
		method,
		headers: { 'X-WP-Nonce': await nonce.text() },
		data,
	} );
	expect( answer.ok(), `${ method } ${ path }` ).toBe( true );
	return answer.json();
}

test.beforeAll( async () => {
	const port = await freePort();
	url = `http://127.0.0.1:${ port }`;
	server = spawn( process.execPath, [
		'tools/env/site.mjs',
		'serve',
		'--name',
		'zip',
		'--no-seed',
		'--no-plugin',
		'--fresh',
		'--port',
		String( port ),
	] );
	for await ( const chunk of server.stdout ?? [] ) {
		folder ||= String( chunk ).match( /^(\/.*) \(WordPress/m )?.[ 1 ] ?? '';
		if ( String( chunk ).includes( url ) ) {
			break;
		}
	}
} );

test.afterAll( async () => {
	if ( server && server.exitCode === null ) {
		server.kill( 'SIGINT' );
		await once( server, 'exit' );
	}
} );

async function logIn( page: Page ): Promise< void > {
	await page.goto( `${ url }/wp-login.php` );
	await page.getByLabel( 'Username or Email Address' ).fill( 'admin' );
	await page.getByLabel( 'Password', { exact: true } ).fill( 'password' );
	await page.getByRole( 'button', { name: 'Log In' } ).click();
	await page.waitForURL( /wp-admin/ );
}

async function install( page: Page, zip: string ): Promise< void > {
	await run( process.execPath, [ 'tools/env/zip.mjs', '--out', zip ] );
	await page.goto( `${ url }/wp-admin/plugin-install.php?tab=upload` );
	await page.getByLabel( 'Plugin zip file' ).setInputFiles( zip );
	await page.getByRole( 'button', { name: 'Install Now' } ).click();
	await page.getByRole( 'link', { name: 'Activate Plugin' } ).click();
	await expect( row( page, 'active' ) ).toBeVisible();
}

const row = ( page: Page, state: string ) =>
	page.locator( `tr.${ state }[data-plugin="frontage/plugin.php"]` );

/**
 * Creates data of every kind.
 *
 * @param admin The administrator.
 * @param guest A visitor.
 * @return URL of the page with a widget.
 */
async function use( admin: Page, guest: Page ): Promise< string > {
	const { link } = await ask( admin, 'POST', 'wp/v2/pages', {
		status: 'publish',
		title: 'Zip',
		content: TABS,
	} );
	await guest.goto( link );
	await expect( guest.getByText( 'From the zip' ) ).toBeVisible();
	await expect(
		guest.locator( '.wp-block-frontage-tabs frontage-island' )
	).toHaveCount( 1 );
	await expect( guest.getByText( 'Installed.' ) ).toBeVisible();
	await guest.request.post(
		`${ url }/wp-json/frontage/v1/action/zilla-likes`,
		{
			headers: { origin: url },
			form: { likes_id: '1' },
		}
	);
	await ask( admin, 'POST', 'frontage/v1/settings', {
		on: { features: { 'back-to-top': true } },
		values: {
			mailchimp: { api_key: 'not-a-real-key-us1' },
			frontage: { remove_on_delete: true },
		},
	} );
	await ask( admin, 'GET', 'frontage/v1/status' );
	await admin.goto( `${ url }/wp-admin/admin.php?page=frontage` );
	await expect(
		admin.getByRole( 'heading', { name: 'Frontage' } ).first()
	).toBeVisible();
	return link;
}

test( 'the zip installs into a clean WordPress, works, and uninstalls completely', async ( {
	page,
	guest,
} ) => {
	test.setTimeout( 240_000 );
	await logIn( page );
	await guest.goto( url );
	await page.goto( `${ url }/wp-admin/plugins.php` );
	const before = await traces();
	expect( before.length ).toBeGreaterThan( 50 );

	await install( page, test.info().outputPath( 'frontage.zip' ) );
	const link = await use( page, guest );
	const { content, typed } = typedPage();
	const written = await ask( page, 'POST', 'wp/v2/pages', {
		status: 'publish',
		title: 'Zip: all that authors type',
		content,
	} );
	const meanwhile = await traces();
	expect( meanwhile ).toContain( 'table wp_frontage_votes' );
	expect( meanwhile.join() ).toContain( 'not-a-real-key-us1' );

	await page.goto( `${ url }/wp-admin/plugins.php` );
	await row( page, 'active' )
		.getByRole( 'link', { name: /Deactivate/ } )
		.click();
	await expect( row( page, 'inactive' ) ).toBeVisible();
	await guest.goto( link );
	await expect( guest.getByText( 'Installed.' ) ).toBeVisible();
	await expect(
		guest.getByRole( 'heading', { name: 'From the zip' } )
	).toBeVisible();
	// Not in a browser: the photographs of the demo are missing here.
	const html = await ( await guest.request.get( written.link ) ).text();
	const left = `${ letters( html ) } ${ letters(
		html.replace( /<[^>]*>/g, '' )
	) }`;
	expect( typed.length ).toBeGreaterThan( 300 );
	expect(
		typed.filter(
			( texts ) => ! texts.some( ( text ) => left.includes( text ) )
		)
	).toEqual( [] );

	page.on( 'dialog', ( dialog ) => dialog.accept() );
	await row( page, 'inactive' )
		.getByRole( 'link', { name: /Delete/ } )
		.click();
	await expect( page.getByText( /was successfully deleted/ ) ).toBeVisible();
	for ( const { id } of await ask( page, 'GET', 'wp/v2/pages?search=Zip' ) ) {
		await ask( page, 'DELETE', `wp/v2/pages/${ id }?force=true` );
	}
	const after = await traces();
	expect( after.filter( ( trace ) => ! before.includes( trace ) ) ).toEqual(
		[]
	);
	expect( before.filter( ( trace ) => ! after.includes( trace ) ) ).toEqual(
		[]
	);
} );
