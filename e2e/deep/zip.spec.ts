/**
 * The plugin as released: the zip is uploaded to a clean WordPress, used, deactivated and deleted
 * without a trace.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { OwnSite } from '../support/own-site';
import { SLOW_MS } from '../support/shop';
import { expect, test } from '../support/test';
import { letters, typedPage } from '../support/typed';

const TABS = [
	'<!-- wp:frontage/tabs -->',
	'<!-- wp:frontage/tab {"title":"From the zip"} --><!-- wp:paragraph --><p>Installed.</p><!-- /wp:paragraph --><!-- /wp:frontage/tab -->',
	'<!-- /wp:frontage/tabs -->',
].join( '' );

const site = new OwnSite();

/** Milliseconds in which a busy machine unpacks a zip, or deletes what was in it. */
const FILES_MS = 120_000;

/** Data that WordPress itself writes while it is used: sessions, timestamps, caches and scheduled events. */
const WORDPRESS_OWN =
	/"(session_tokens|cron|active_plugins|recently_activated|rewrite_rules|fresh_site|auto_updater\.lock|recovery_\w+|can_compress_scripts|category_children|uninstall_plugins|user_settings\w*|wp_user-settings\w*|wp_dashboard_\w+|(_site)?_transient_(?!\w*frontage)[\w-]+)"|^file \/wp-content\/uploads\/\d{4}(\/\d\d)?$/;

/** Returns every database row and every uploaded file, except what WordPress itself writes. */
async function traces(): Promise< string[] > {
	const stdout = await site.php( 'e2e/support/traces.php', site.folder );
	return ( JSON.parse( stdout ) as string[] )
		.filter( ( trace ) => ! WORDPRESS_OWN.test( trace ) )
		.sort();
}

test.beforeAll( async () => {
	test.setTimeout( SLOW_MS );
	await site.start( 'zip', '--no-plugin' );
} );

test.afterAll( () => site.stop() );

async function install( page: Page, zip: string ): Promise< void > {
	await promisify( execFile )( process.execPath, [
		...[ 'tools/env/zip.mjs', '--out', zip ],
	] );
	await page.goto( `${ site.url }/wp-admin/plugin-install.php?tab=upload` );
	await page.getByLabel( 'Plugin zip file' ).setInputFiles( zip );
	await page
		.getByRole( 'button', { name: 'Install Now' } )
		.click( { timeout: FILES_MS } );
	await page
		.getByRole( 'link', { name: 'Activate Plugin' } )
		.click( { timeout: FILES_MS } );
	await expect( site.row( page, 'active' ) ).toBeVisible();
}

/**
 * Creates data of every kind.
 *
 * @param admin The administrator.
 * @param guest A visitor.
 * @return URL of the page with a widget.
 */
async function use( admin: Page, guest: Page ): Promise< string > {
	const { link } = await site.ask( admin, 'POST', 'wp/v2/pages', {
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
		`${ site.url }/wp-json/frontage/v1/action/zilla-likes`,
		{
			headers: { origin: site.url },
			form: { likes_id: '1' },
		}
	);
	await site.ask( admin, 'POST', 'frontage/v1/settings', {
		on: { features: { 'back-to-top': true } },
		values: {
			mailchimp: { api_key: 'not-a-real-key-us1' },
			frontage: { remove_on_delete: true },
		},
	} );
	await site.ask( admin, 'GET', 'frontage/v1/status' );
	await admin.goto( `${ site.url }/wp-admin/admin.php?page=frontage` );
	await expect(
		admin.getByRole( 'heading', { name: 'Frontage' } ).first()
	).toBeVisible();
	return link;
}

test( 'the zip installs into a clean WordPress, works, and uninstalls completely', async ( {
	page,
	guest,
} ) => {
	test.setTimeout( 2 * SLOW_MS );
	await site.logIn( page );
	await guest.goto( site.url );
	await page.goto( `${ site.url }/wp-admin/plugins.php` );
	const before = await traces();
	expect( before.length ).toBeGreaterThan( 50 );

	await install( page, test.info().outputPath( 'frontage.zip' ) );
	const link = await use( page, guest );
	const { content, typed } = typedPage();
	const written = await site.ask( page, 'POST', 'wp/v2/pages', {
		status: 'publish',
		title: 'Zip: all that authors type',
		content,
	} );
	const meanwhile = await traces();
	expect( meanwhile ).toContain( 'table wp_frontage_votes' );
	expect( meanwhile.join() ).toContain( 'not-a-real-key-us1' );

	await site.deactivate( page );
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
	await site
		.row( page, 'inactive' )
		.getByRole( 'link', { name: /Delete/ } )
		.click();
	await expect( page.getByText( /was successfully deleted/ ) ).toBeVisible( {
		timeout: FILES_MS,
	} );
	for ( const { id } of await site.ask(
		page,
		'GET',
		'wp/v2/pages?search=Zip'
	) ) {
		await site.ask( page, 'DELETE', `wp/v2/pages/${ id }?force=true` );
	}
	const after = await traces();
	expect( after.filter( ( trace ) => ! before.includes( trace ) ) ).toEqual(
		[]
	);
	expect( before.filter( ( trace ) => ! after.includes( trace ) ) ).toEqual(
		[]
	);
} );
