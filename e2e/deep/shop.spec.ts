/** A purchase in a real shop: WooCommerce, which is not part of this repository; see docs/testing.md. */
import { dialog, modal, paragraph } from '../support/modal';
import { escape, ready } from '../support/overlays';
import { pressMouse } from '../support/press';
import { SLOW_MS, Shop, WOO } from '../support/shop';
import { expect, test } from '../support/test';

const POPUP = modal(
	{
		anchor: 'thanks',
		label: 'Thank you',
		opener: 'none',
		triggers: [ { type: 'purchase', value: '' } ],
		again: 'visit',
	},
	paragraph( 'Tell your friends.' )
);

/** Shows a popup on all pages after a purchase. */
const ADD_POPUP = `wp_insert_post( array( 'post_type' => 'frontage_popup', 'post_status' => 'publish', 'post_title' => 'Thanks', 'post_content' => wp_slash( getenv( 'POPUP' ) ), 'meta_input' => array( 'frontage_popup_rules' => array( 'show' => array( 'everywhere' ), 'hide' => array() ) ) ) );`;

const shop = new Shop();

test.skip( ! WOO, 'Needs WOO_DIR.' );
test.describe.configure( { mode: 'serial' } );
test.afterAll( () => shop.close() );

test( 'the popup for a purchase opens on the page that confirms the order, once', async ( {
	open,
} ) => {
	test.setTimeout( SLOW_MS );
	await shop.open( 'shop' );
	process.env.POPUP = POPUP;
	await shop.run( ADD_POPUP );
	const page = await open( { baseURL: shop.url } );
	await shop.buy( page );
	await page.mouse.wheel( 0, 200 );
	await expect( dialog( page, 'Thank you' ) ).toBeVisible();
	await escape( page );
	await expect( dialog( page, 'Thank you' ) ).toBeHidden();
	await page.clock.install();
	await page.reload();
	await ready( page );
	await page.mouse.wheel( 0, 200 );
	await page.clock.runFor( 30_000 );
	await expect( dialog( page, 'Thank you' ) ).toBeHidden();
} );

/** A page that compares what is sold with what is not published. */
const COMPARE = `
$secret = new WC_Product_Simple();
$secret->set_name( 'Secret' );
$secret->set_regular_price( '99' );
$secret->set_status( 'private' );
$secret->save();
$bread = wc_get_products( array( 'status' => 'publish' ) )[0]->get_id();
$block = array( 'columns' => array( array( 'product' => $bread ), array( 'name' => 'Other', 'product' => $secret->get_id() ) ), 'rows' => array( array( 'label' => 'Grain', 'cells' => array( 'Rye', 'Oat' ) ) ) );
$page = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Compare', 'post_content' => wp_slash( '<!-- wp:frontage/comparison-table ' . serialize_block_attributes( $block ) . ' /-->' ) ) );
echo wp_json_encode( array( 'page' => $page ) );
`;

test( 'a comparison has name, price and button of a product that everybody may see', async ( {
	open,
} ) => {
	const { page: id } = JSON.parse( await shop.run( COMPARE ) );
	const page = await open( { baseURL: shop.url } );
	await page.goto( `${ shop.url }/?page_id=${ id }` );
	const heads = page.locator( '.frontage-comparison-table thead th' );
	await expect( heads.nth( 1 ) ).toContainText( /Bread\s*\$5\.00/ );
	await expect( heads.nth( 2 ) ).toHaveText( 'Other' );
	await expect( page.locator( 'body' ) ).not.toContainText( 'Secret' );
	await heads
		.nth( 1 )
		.getByRole( 'link', { name: /Add to cart/ } )
		.click();
	await expect
		.poll( async () =>
			( await page.context().cookies() ).map( ( { name } ) => name )
		)
		.toContain( 'woocommerce_items_in_cart' );
} );

/** A page with blocks for full and empty carts, and a product whose description leads to its reviews. */
const CONDITIONS = `
$bread = wc_get_products( array( 'status' => 'publish' ) )[0];
$group = static fn ( array $frontage, string $text ): string => '<!-- wp:group ' . wp_json_encode( array( 'frontage' => $frontage ) ) . ' --><div class="wp-block-group"><!-- wp:paragraph --><p>' . $text . '</p><!-- /wp:paragraph --></div><!-- /wp:group -->';
$bread->set_description( $group( array( 'module-link' => array( 'kind' => 'reviews' ) ), 'What others say' ) );
$bread->save();
$page = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Carts', 'post_content' => wp_slash( $group( array( 'visibility' => array( 'cart' => 'filled' ) ), 'Go to the checkout' ) . $group( array( 'visibility' => array( 'cart' => 'empty' ) ), 'Nothing chosen yet' ) ) ) );
echo wp_json_encode( array( 'page' => $page, 'bread' => $bread->get_id(), 'product' => $bread->get_permalink() ) );
`;

test( 'blocks follow the cart, for its owner alone; a block of a product leads to its reviews', async ( {
	open,
} ) => {
	const {
		page: id,
		bread,
		product,
	} = JSON.parse( await shop.run( CONDITIONS ) );
	const page = await open( { baseURL: shop.url } );
	const carts = `${ shop.url }/?page_id=${ id }`;
	const full = page.getByText( 'Go to the checkout' );
	const empty = page.getByText( 'Nothing chosen yet' );
	const common = await page.goto( carts );
	expect( common!.headers()[ 'cache-control' ] ?? '' ).not.toContain(
		'private'
	);
	await expect( full ).toHaveCount( 0 );
	await expect( empty ).toBeVisible();
	await page.goto( `${ shop.url }/?add-to-cart=${ bread }` );
	const own = await page.goto( carts );
	expect( own!.headers()[ 'cache-control' ] ).toContain( 'private' );
	await expect( full ).toBeVisible();
	await expect( empty ).toHaveCount( 0 );
	const other = await open( { baseURL: shop.url } );
	await other.goto( carts );
	await expect( other.getByText( 'Go to the checkout' ) ).toHaveCount( 0 );
	await page.goto( product );
	await expect( page.locator( '#tab-reviews' ) ).toBeHidden();
	await pressMouse( page, page.locator( '#tab-description p' ), 120 );
	await expect( page.locator( '#tab-reviews' ) ).toBeVisible();
} );

/** What a chart of sales prints for a guest and for the owner, after WooCommerce has counted its orders. */
const SALES = `
foreach ( wc_get_orders( array( 'limit' => -1, 'return' => 'ids' ) ) as $order ) {
	\\Automattic\\WooCommerce\\Internal\\Admin\\Schedulers\\OrdersScheduler::import( $order );
}
$chart = '<!-- wp:frontage/chart {"source":"orders","months":2,"rows":[{"label":"Typed","values":["7"]}]} /-->';
$guest = do_blocks( $chart );
wp_set_current_user( 1 );
echo wp_json_encode( array( 'guest' => $guest, 'owner' => do_blocks( $chart ) ) );
`;

test( 'a chart of sales is for the owner of the shop', async () => {
	const { guest, owner } = JSON.parse( await shop.run( SALES ) );
	expect( guest.trim() ).toBe( '' );
	expect( owner ).toContain( 'Net sales' );
	expect( owner ).toMatch( /<td><span dir="ltr">5<\/span><\/td>/ );
	expect( owner ).not.toContain( 'Typed' );
} );
