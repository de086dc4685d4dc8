/** Filters in the templates of archives, where the Query Loop shows the page's own posts; also in a real shop. */
import { rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { expectSame, mark } from './support/filters';
import { OwnSite } from './support/own-site';
import { listBlock } from './support/posts';
import { pressMouse } from './support/press';
import { expect, expectNoOverflow, test } from './support/test';

const WOO = process.env.WOO_DIR ?? '';

/** A site of its own is made, and perhaps a shop installed. */
const SLOW_MS = 240_000;

const BOOT = `$_SERVER['HTTP_HOST'] = getenv( 'HTTP_HOST' ); require getenv( 'SITE' ) . '/wp-load.php'; require_once ABSPATH . 'wp-admin/includes/plugin.php'; `;

/** Saves a template as the site editor does. */
const TEMPLATE = `
$id = wp_insert_post( array( 'post_type' => 'wp_template', 'post_status' => 'publish', 'post_name' => getenv( 'SLUG' ), 'post_title' => 'Archive', 'post_content' => wp_slash( getenv( 'TEMPLATE' ) ) ) );
wp_set_object_terms( $id, get_stylesheet(), 'wp_theme' );
`;

/** Twelve posts of one category, with tags, and one of another. */
const POSTS = `
$food = wp_insert_term( 'Food', 'category' )['term_id'];
$other = wp_insert_term( 'Travel', 'category' )['term_id'];
update_option( 'posts_per_page', 4 );
for ( $n = 1; $n <= 12; $n++ ) {
	wp_insert_post( array( 'post_status' => 'publish', 'post_title' => "Meal $n", 'post_content' => 'x', 'post_date' => sprintf( '2024-01-%02d 10:00:00', $n ), 'post_category' => array( $food ), 'tags_input' => 0 === $n % 2 ? array( 'sweet' ) : array( 'salty' ) ) );
}
wp_insert_post( array( 'post_status' => 'publish', 'post_title' => 'Trip', 'post_category' => array( $other ), 'tags_input' => array( 'sweet' ) ) );
echo get_term_link( $food );
`;

const PRODUCTS = `
activate_plugin( 'woocommerce/woocommerce.php' );
WC_Install::install();
WC_Install::create_pages();
update_option( 'woocommerce_coming_soon', 'no' );
update_option( 'woocommerce_catalog_columns', 2 );
update_option( 'woocommerce_catalog_rows', 2 );
$terms = array( wp_insert_term( 'Hats', 'product_cat' )['term_id'], wp_insert_term( 'Coats', 'product_cat' )['term_id'] );
for ( $n = 1; $n <= 12; $n++ ) {
	$product = new WC_Product_Simple();
	$product->set_name( "Product $n" );
	$product->set_regular_price( (string) $n );
	$product->set_category_ids( array( $terms[ $n % 2 ] ) );
	$product->save();
}
`;

const loop = ( filter: object ) =>
	listBlock( 'filter-terms', { title: 'Narrow', ...filter } ) +
	listBlock( 'filter-active', {} ) +
	`<!-- wp:query-title {"type":"archive"} /--><!-- wp:query ${ JSON.stringify(
		{
			queryId: 1,
			query: { perPage: 4, inherit: true },
		}
	) } --><div class="wp-block-query"><!-- wp:post-template --><!-- wp:post-title {"isLink":true} /--><!-- /wp:post-template --><!-- wp:query-pagination --><!-- wp:query-pagination-previous /--><!-- wp:query-pagination-next /--><!-- /wp:query-pagination --></div><!-- /wp:query -->`;

const site = new OwnSite();

test.afterEach( () => site.stop() );

const titles = ( page: Page ) =>
	page.locator( '.wp-block-query .wp-block-post-title' );
const filter = ( page: Page, name: RegExp ) =>
	page.locator( '.frontage-filter-terms' ).getByRole( 'link', { name } );

/** Narrows an archive, turns its pages, and goes back; with and without script, on a phone too. */
async function expectNarrowed(
	open: ( options: BrowserContextOptions ) => Promise< Page >,
	address: string,
	name: RegExp,
	parameter: string
): Promise< void > {
	const baseURL = site.url;
	const page = await open( { baseURL } );
	const noJs = await open( { baseURL, javaScriptEnabled: false } );
	const phone = await open( {
		baseURL,
		viewport: { width: 390, height: 800 },
	} );
	await page.goto( address );
	await expect( titles( page ) ).toHaveCount( 4 );
	const all = await titles( page ).allTextContents();
	const title = await page.title();
	const heading = await page.locator( '.wp-block-query-title' ).innerText();
	await mark( page );
	await pressMouse( page, filter( page, name ), 150 );
	await expect( page.locator( '.frontage-filters__total' ) ).toHaveText(
		/^6 posts/
	);
	await expect( titles( page ) ).not.toHaveText( all );
	const narrowed = await titles( page ).allTextContents();
	await expect( page ).toHaveURL( new RegExp( `${ parameter }=` ) );
	await expect( page ).toHaveTitle( title );
	await expect( page.locator( '.wp-block-query-title' ) ).toHaveText(
		heading
	);
	await expectSame( page );
	await page.goBack();
	await expect( titles( page ) ).toHaveText( all );
	await page.goForward();
	await expect( titles( page ) ).toHaveText( narrowed );
	await expectSame( page );
	await page.locator( '.wp-block-query-pagination-next' ).click();
	await expect( titles( page ) ).toHaveCount( 2 );
	await expect( page ).toHaveURL( new RegExp( `${ parameter }=` ) );

	await noJs.goto( address );
	await filter( noJs, name ).click();
	await expect( titles( noJs ) ).toHaveText( narrowed );
	await noJs.locator( '.wp-block-query-pagination-next' ).click();
	await expect( titles( noJs ) ).toHaveCount( 2 );

	await phone.goto( noJs.url() );
	await expect( titles( phone ) ).toHaveCount( 2 );
	await expectNoOverflow( phone );
	// Before the server stops: a page may still fetch something.
	await Promise.all(
		[ page, noJs, phone ].map( ( each ) => each.context().close() )
	);
}

const run = ( slug: string, template: string, code: string ) => {
	Object.assign( process.env, {
		SITE: site.folder,
		SLUG: slug,
		TEMPLATE: template,
	} );
	return site.php( '-d', 'display_errors=stderr', '-r', BOOT + code );
};

test(
	'narrow the archive of a category in its own template',
	{ tag: '@deep' },
	async ( { open } ) => {
		test.setTimeout( SLOW_MS );
		await site.start( 'archives' );
		const template = loop( { taxonomy: 'post_tag' } );
		const address = await run( 'category', template, TEMPLATE + POSTS );
		await expectNarrowed( open, address.trim(), /^sweet/, 'tagged' );
	}
);

test( 'narrow the products of a shop', async ( { open } ) => {
	test.skip( ! WOO, 'Needs WOO_DIR.' );
	test.setTimeout( SLOW_MS );
	await site.start( 'shop-filters' );
	const plugin = join( site.folder, 'wp-content/plugins/woocommerce' );
	await rm( plugin, { force: true } );
	await symlink( WOO, plugin );
	await run( '', '', PRODUCTS );
	const template = loop( { taxonomy: 'product_cat' } );
	const address = await run(
		'archive-product',
		template,
		TEMPLATE +
			`flush_rewrite_rules(); echo get_post_type_archive_link( 'product' );`
	);
	await expectNarrowed( open, address.trim(), /^Hats/, 'product_cat' );
} );
