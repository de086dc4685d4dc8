/** What caches for everybody may keep: no visitor's cart, and no part of a page as the page. */
import { SLOW_MS, Shop, WOO } from './support/shop';
import { publishPage } from './support/posts';
import { expect, test } from './support/test';

/** Prints comparisons of a product and its variation, by the product's status. */
const VARIATIONS = `
$printed = array();
foreach ( array( 'publish', 'private', 'draft', 'pending', 'trash', 'password' ) as $status ) {
	$product = new WC_Product_Variable();
	$product->set_name( 'Zyxomma' );
	$product->save();
	$variation = new WC_Product_Variation();
	$variation->set_parent_id( $product->get_id() );
	$variation->set_regular_price( '7391.5' );
	$variation->save();
	wp_update_post( array( 'ID' => $product->get_id(), 'post_status' => 'password' === $status ? 'publish' : $status, 'post_password' => 'password' === $status ? 'x' : '' ) );
	foreach ( array( $product->get_id(), $variation->get_id() ) as $id ) {
		$attributes = array( 'columns' => array( array( 'product' => $id ), array( 'name' => 'B' ) ), 'rows' => array( array( 'label' => 'x', 'cells' => array( '1', '2' ) ) ) );
		$printed[ $status ] = ( $printed[ $status ] ?? '' ) . do_blocks( '<!-- wp:frontage/comparison-table ' . wp_json_encode( $attributes ) . ' /-->' );
	}
}
echo wp_json_encode( $printed );
`;

const shop = new Shop();

let opened: Promise< void > | undefined;

const openShop = () => ( opened ??= shop.open( 'first-aid-answers' ) );

test.afterAll( () => ( WOO ? shop.close() : undefined ) );

test( 'the address of a part is its own; a header alone changes nothing', async ( {
	admin,
	page,
} ) => {
	const address = await publishPage(
		admin,
		'<!-- wp:paragraph --><p>Around it.</p><!-- /wp:paragraph -->' +
			'<!-- wp:frontage/blog {"anchor":"stories","query":{"perPage":2}} /-->'
	);
	const get = async ( url: string, headers = {} ) => {
		const answer = await page.request.get( url, { headers } );
		return { headers: answer.headers(), text: await answer.text() };
	};
	const whole = await get( address );
	const old = await get( address, {
		'X-Frontage-Region': 'blog/stories',
		'X-Frontage-After': '2,1,x',
	} );
	expect( old.text ).toContain( 'Around it.' );
	expect( old.text ).toContain( 'id="stories"' );
	expect( old.headers ).not.toHaveProperty( 'x-frontage-region' );
	expect( old.headers.vary ?? '' ).toBe( whole.headers.vary ?? '' );
	expect( old.headers[ 'cache-control' ] ?? '' ).toBe(
		whole.headers[ 'cache-control' ] ?? ''
	);

	const separator = address.includes( '?' ) ? '&' : '?';
	const part = await get(
		`${ address }${ separator }frontage_part=blog%2Fstories&frontage_after=x`
	);
	expect( part.text ).not.toContain( 'Around it.' );
	expect( part.text ).toContain( 'id="stories"' );
	expect( part.text ).not.toMatch( /frontage_(part|after)/ );
	expect( part.headers[ 'cache-control' ] ).toMatch( /no-store|no-cache/ );
	expect( part.headers[ 'cache-control' ] ).toContain( 'private' );
	expect( part.headers[ 'x-robots-tag' ] ).toContain( 'noindex' );

	const unknown = await get(
		`${ address }${ separator }frontage_part=blog%2Fnone`
	);
	expect( unknown.text ).toContain( 'Around it.' );
	expect( unknown.text ).not.toMatch( /[?&;]frontage_part/ );
	expect( unknown.headers[ 'cache-control' ] ).toContain( 'private' );
} );

test( 'no visitor gets the cart of another from a cache', async ( {
	open,
} ) => {
	test.skip( ! WOO, 'Needs WOO_DIR.' );
	test.setTimeout( SLOW_MS );
	await openShop();
	const grid = ( card: string, type = 'product' ) =>
		`<!-- wp:frontage/post-grid {"query":{"postType":["${ type }"],"perPage":1}} --><!-- wp:frontage/post-card --><!-- wp:post-title /-->${ card }<!-- /wp:frontage/post-card --><!-- /wp:frontage/post-grid -->`;
	process.env.GRIDS = JSON.stringify( [
		grid( '<!-- wp:woocommerce/product-price /-->' ),
		grid( '<!-- wp:woocommerce/product-button /-->' ),
		grid(
			'<!-- wp:paragraph {"frontage":{"visibility":{"cart":"filled"}}} --><p>For you</p><!-- /wp:paragraph -->'
		),
		grid( '', 'post' ),
	] );
	const links: string[] = JSON.parse(
		await shop.run(
			`foreach ( array( 'Roll', 'Cake' ) as $name ) { $p = new WC_Product_Simple(); $p->set_name( $name ); $p->set_regular_price( '3' ); $p->save(); wp_insert_post( array( 'post_title' => $name, 'post_status' => 'publish' ) ); } Frontage\\Http\\Content_Version::change(); $links = array(); foreach ( json_decode( getenv( 'GRIDS' ), true ) as $grid ) { $id = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Goods', 'post_content' => wp_slash( $grid ) ) ); $links[] = home_url( "/?page_id=$id" ); } echo wp_json_encode( $links );`
		)
	);
	const more = async ( hasCart: boolean, link: string ) => {
		const page = await open( { baseURL: shop.url } );
		if ( hasCart ) {
			await page.goto( `${ shop.url }/?add-to-cart=${ shop.bread }` );
		}
		await page.goto( link );
		const answer = page.waitForResponse( /hapro_post_grid_action/ );
		await page.getByRole( 'link', { name: 'Load more' } ).click();
		const response = await answer;
		return {
			address: response.url(),
			control: response.headers()[ 'cache-control' ],
			text: await response.text(),
		};
	};
	for ( const link of links.slice( 0, 3 ) ) {
		for ( const hasCart of [ true, false ] ) {
			const { control, text } = await more( hasCart, link );
			expect( text ).toContain( 'wp-block-post-title' );
			expect( control ).toContain( 'no-store' );
			expect( control ).toContain( 'private' );
		}
	}
	const withCart = await more( true, links[ 3 ]! );
	const without = await more( false, links[ 3 ]! );
	expect( withCart.address ).toBe( without.address );
	expect( withCart.control ).toContain( 'private' );
	expect( without.control ).toBe( 'public, max-age=600' );
} );

test( 'a comparison shows no product that is hidden, and no variation of one', async () => {
	test.skip( ! WOO, 'Needs WOO_DIR.' );
	test.setTimeout( SLOW_MS );
	await openShop();
	const printed: Record< string, string > = JSON.parse(
		await shop.run( VARIATIONS )
	);
	for ( const [ status, html ] of Object.entries( printed ) ) {
		const isPublic = status === 'publish';
		expect( html.includes( 'Zyxomma' ), status ).toBe( isPublic );
		expect( html.includes( '7,391.50' ), status ).toBe( isPublic );
	}
	expect( Object.keys( printed ) ).toHaveLength( 6 );
} );
