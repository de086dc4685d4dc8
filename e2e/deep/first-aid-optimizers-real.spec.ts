/** Real optimizer plugins, which are not part of this repository; see docs/testing.md. */
import { realpathSync } from 'node:fs';
import { rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { OwnSite } from '../support/own-site';
import { SLOW_MS } from '../support/shop';
import { expect, test } from '../support/test';

/** Folder of the plugins' folders. */
const REAL = process.env.OPTIMIZERS_DIR ?? '';

/** What turns on all that they do to scripts, by folder and main file. */
const PLUGINS: Record< string, string > = {
	'autoptimize/autoptimize.php': `foreach ( array( '' => 'on', '_aggregate' => 'on', '_include_inline' => 'on', '_forcehead' => '' ) as $key => $value ) { update_option( "autoptimize_js$key", $value ); }`,
	'litespeed-cache/litespeed-cache.php': `foreach ( array( 'optm-js_min', 'optm-js_comb', 'optm-js_comb_ext_inl', 'optm-html_min' ) as $key ) { update_option( "litespeed.conf.$key", 1 ); } update_option( 'litespeed.conf.optm-js_defer', 2 ); update_option( 'litespeed.conf._version', '7' ); update_option( 'litespeed.conf.hash', 'x' );`,
	'w3-total-cache/w3-total-cache.php': `$folder = WP_CONTENT_DIR . '/w3tc-config'; wp_mkdir_p( $folder ); file_put_contents( "$folder/master.php", '<?php exit; ?>' . wp_json_encode( array( 'version' => '2.0.0', 'minify.enabled' => true, 'minify.auto' => true, 'minify.html.enable' => true, 'minify.html.inline.js' => true, 'minify.js.enable' => true, 'minify.js.method' => 'both', 'minify.rewrite' => false, 'common.track_usage' => false ) ) );`,
};

/** A page with an age gate, tabs and a picture that opens over it. */
const PAGE = [
	'<!-- wp:frontage/tabs --><!-- wp:frontage/tab {"title":"One"} --><!-- wp:paragraph --><p>First</p><!-- /wp:paragraph --><!-- /wp:frontage/tab --><!-- wp:frontage/tab {"title":"Two"} --><!-- wp:paragraph --><p>Second</p><!-- /wp:paragraph --><!-- /wp:frontage/tab --><!-- /wp:frontage/tabs -->',
	'<!-- wp:frontage/age-gate --><!-- wp:paragraph --><p>About wine.</p><!-- /wp:paragraph --><!-- /wp:frontage/age-gate -->',
	'<!-- wp:frontage/reading-progress /-->',
	'<!-- wp:paragraph --><p><a rel="lightbox" href="/wp-includes/images/w-logo-blue.png"><img src="/wp-includes/images/w-logo-blue.png" alt="W"></a></p><!-- /wp:paragraph -->',
].join( '' );

const BOOT = `$_SERVER['HTTP_HOST'] = getenv( 'HTTP_HOST' ); require getenv( 'SITE' ) . '/wp-load.php'; require_once ABSPATH . 'wp-admin/includes/plugin.php'; `;

const site = new OwnSite();

test.skip( ! REAL, 'Needs OPTIMIZERS_DIR.' );
test.describe.configure( { mode: 'serial' } );

test.beforeAll( async () => {
	test.setTimeout( SLOW_MS );
	await site.start( 'optimizers' );
} );

test.afterAll( () => site.stop() );

async function run( code: string ): Promise< string > {
	process.env.SITE = site.folder;
	process.env.PAGE = PAGE;
	return site.php( '-r', BOOT + code );
}

for ( const [ plugin, setUp ] of Object.entries( PLUGINS ) ) {
	const folder = plugin.split( '/' )[ 0 ]!;

	test( `${ folder }: an age gate asks, and presses are answered`, async ( {
		open,
	} ) => {
		test.setTimeout( SLOW_MS );
		const link = join( site.folder, 'wp-content/plugins', folder );
		await rm( link, { force: true, recursive: true } );
		await symlink( realpathSync( join( REAL, folder ) ), link );
		await run( `${ setUp } activate_plugin( '${ plugin }' ); ${ setUp }` );
		const id = await run(
			`echo 'page:' . wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Wine', 'post_content' => wp_slash( getenv( 'PAGE' ) ) ) );`
		);
		const url = `/?page_id=${ id.split( 'page:' )[ 1 ] }`;
		const page = await open( { baseURL: site.url } );
		await page.goto( url );
		await page.waitForLoadState();
		const html = await page.content();
		// The plugin has worked on the page, and left ours alone.
		expect( html ).toMatch( /autoptimize|litespeed|w3tc|minify/i );
		const gate = page.getByRole( 'dialog', { name: 'Age verification' } );
		await expect( gate ).toBeVisible();
		await gate
			.getByRole( 'button', { name: 'Yes' } )
			.click( { delay: 120 } );
		await expect( gate ).toBeHidden();
		await page.getByRole( 'tab', { name: 'Two' } ).click( { delay: 120 } );
		await expect( page.getByText( 'Second' ) ).toBeVisible();
		await expect( page.locator( '[data-pending]' ) ).toHaveCount( 0 );
		await page
			.getByRole( 'link', { name: 'W', exact: true } )
			.click( { delay: 120 } );
		await expect( page.locator( '.frontage-lightbox' ) ).toBeVisible();
		await run( `deactivate_plugins( '${ plugin }' );` );
		await rm( link, { force: true } );
	} );
}
