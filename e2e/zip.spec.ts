/**
 * The plugin as a site owner gets it: the zip, uploaded to a clean WordPress.
 */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { freePort } from './support/free-port';
import { expect, test } from './support/test';

const TABS = [
	'<!-- wp:frontage/tabs -->',
	'<!-- wp:frontage/tab {"title":"From the zip"} --><!-- wp:paragraph --><p>Installed.</p><!-- /wp:paragraph --><!-- /wp:frontage/tab -->',
	'<!-- /wp:frontage/tabs -->',
].join( '' );

let server: ChildProcess | undefined;
let url = '';

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

test( 'the zip installs into a clean WordPress and shows a widget', async ( {
	page,
	guest,
} ) => {
	test.setTimeout( 180_000 );
	const zip = test.info().outputPath( 'frontage.zip' );
	await promisify( execFile )( process.execPath, [
		'tools/env/zip.mjs',
		'--out',
		zip,
	] );

	await page.goto(
		`${ url }/wp-login.php?redirect_to=${ encodeURIComponent( `${ url }/wp-admin/plugin-install.php?tab=upload` ) }`
	);
	await page.getByLabel( 'Username or Email Address' ).fill( 'admin' );
	await page.getByLabel( 'Password', { exact: true } ).fill( 'password' );
	await page.getByRole( 'button', { name: 'Log In' } ).click();
	await page.getByLabel( 'Plugin zip file' ).setInputFiles( zip );
	await page.getByRole( 'button', { name: 'Install Now' } ).click();
	await page.getByRole( 'link', { name: 'Activate Plugin' } ).click();
	await expect(
		page.locator( 'tr.active[data-plugin="frontage/plugin.php"]' )
	).toBeVisible();

	const nonce = await (
		await page.request.get(
			`${ url }/wp-admin/admin-ajax.php?action=rest-nonce`
		)
	).text();
	const made = await page.request.post( `${ url }/wp-json/wp/v2/pages`, {
		headers: { 'X-WP-Nonce': nonce },
		data: { status: 'publish', title: 'Zip', content: TABS },
	} );
	const { link } = ( await made.json() ) as { link: string };

	await guest.goto( link );
	await expect( guest.getByText( 'From the zip' ) ).toBeVisible();
	await expect(
		guest.locator( '.wp-block-frontage-tabs frontage-island' )
	).toHaveCount( 1 );
	await expect( guest.getByText( 'Installed.' ) ).toBeVisible();
} );
