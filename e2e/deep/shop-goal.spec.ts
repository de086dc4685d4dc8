/** The goal of split tests that is a purchase in a real shop (S1 §4). */
import { randomUUID } from 'node:crypto';
import { SLOW_MS, Shop, WOO } from '../support/shop';
import { assign, paragraph, testMarkup } from '../support/split';
import { expect, test } from '../support/test';

const shop = new Shop();

test.skip( ! WOO, 'Needs WOO_DIR.' );
test.afterAll( () => shop.close() );

test( 'a purchase counts once, for who takes part', async ( { open } ) => {
	test.setTimeout( SLOW_MS );
	await shop.open( 'shop-goal' );
	const id = randomUUID();
	const markup = testMarkup(
		id,
		{ goal: 'shop' },
		paragraph( 'Our bread' ),
		paragraph( 'Your bread' )
	);
	process.env.TESTED = markup;
	const { link } = JSON.parse(
		await shop.run(
			`wp_set_current_user( 1 ); $id = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Tested', 'post_content' => wp_slash( getenv( 'TESTED' ) ) ) ); echo wp_json_encode( array( 'link' => home_url( "/?page_id=$id" ) ) );`
		)
	);
	const totals = async () =>
		JSON.parse(
			await shop.run(
				`echo wp_json_encode( (object) Frontage\\Domain\\Split_Tests\\Split_Counts::totals( "${ id }" ) );`
			)
		);
	const stranger = await open( { baseURL: shop.url } );
	await shop.buy( stranger );
	const page = await open( { baseURL: shop.url } );
	await assign(
		page,
		{ id, link, cookie: `frontage-split-${ id.slice( 0, 8 ) }` },
		1
	);
	await page.goto( link );
	await expect( page.getByText( 'Your bread' ) ).toBeVisible();
	await expect.poll( totals ).toEqual( { 1: { view_page: 1 } } );
	await shop.buy( page );
	const counted = { 1: { view_page: 1, con_goal: 1 } };
	await expect.poll( totals ).toEqual( counted );
	await page.reload();
	await page.waitForLoadState( 'networkidle' );
	expect( await totals() ).toEqual( counted );
} );
