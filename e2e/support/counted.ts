/** A page with a split test, an ad and share buttons, on a site of a spec's own, and what is counted of them. */
import { expect, type Page } from '@playwright/test';
import { adBlock, htmlAd } from './ads';
import { paragraph, testMarkup } from './split';

/** Runs PHP on the site; returns what it prints. */
export type Php = ( code: string ) => Promise< string >;

export interface CountedPage {
	/** Path of the page on its host. */
	path: string;
	post: number;
	ad: number;
	/** UUID. */
	test: string;
}

const CLASSES = '\\Frontage\\Domain';

const php = ( value: unknown ): string =>
	`json_decode( base64_decode( '${ Buffer.from(
		JSON.stringify( value )
	).toString( 'base64' ) }' ), true )`;

/**
 * Publishes the page; its IDs are the same on all sites.
 *
 * @param run  Runs PHP on the site.
 * @param test UUID of the split test.
 */
export async function publishCounted(
	run: Php,
	test: string
): Promise< CountedPage > {
	const content = [
		testMarkup(
			test,
			{},
			paragraph( 'Old <a href="#order">words</a>' ),
			paragraph( 'New <a href="#order">words</a>' )
		),
		'<!-- wp:frontage/share {"networks":["facebook"]} /-->',
		adBlock( 0 ),
	].join( '' );
	const made = await run( `
		wp_set_current_user( 1 );
		$ad = wp_insert_post( array( 'import_id' => 7001, 'post_type' => 'frontage_ad', 'post_status' => 'publish', 'post_title' => 'Ad' ) );
		${ CLASSES }\\Ads\\Ad_Settings::write( $ad, ${ CLASSES }\\Ads\\Ad_Settings::read( ${ php(
			htmlAd( '#offer' )
		) } ) );
		$content = str_replace( '{"ad":0}', '{"ad":' . $ad . '}', ${ php( content ) } );
		$post = wp_insert_post( array( 'import_id' => 7002, 'post_status' => 'publish', 'post_title' => 'Counted', 'post_content' => wp_slash( $content ) ) );
		$path = wp_make_link_relative( get_permalink( $post ) );
		echo wp_json_encode( compact( 'path', 'post', 'ad' ) );` );
	return { ...JSON.parse( made ), test };
}

/**
 * Returns what was counted of the page.
 *
 * @param run  Runs PHP on the site.
 * @param page What `publishCounted()` returned.
 */
export const countsOf = async (
	run: Php,
	{ test, ad, post }: CountedPage
): Promise< object > =>
	JSON.parse(
		await run( `echo wp_json_encode( array(
			'test'   => array_merge( array(), ...${ CLASSES }\\Split_Tests\\Split_Counts::totals( '${ test }' ) ),
			'ad'     => ${ CLASSES }\\Ads\\Ad_Totals::of( array( ${ ad } ) )[ ${ ad } ],
			'shares' => ${ CLASSES }\\Share\\Share_Counts::of( array( ${ post } ), array() )[ ${ post } ]['shares'],
		) );` )
	);

/** What one visitor leaves who does all that is counted. */
export const ONCE = {
	test: { click_goal: 1, view_page: 1 },
	ad: { impressions: 1, clicks: 1 },
	shares: 1,
};

/**
 * Opens the page and does all that is counted.
 *
 * @param page    A visitor's.
 * @param address Of the page.
 * @return Token of the ad.
 */
export async function doAll( page: Page, address: string ): Promise< string > {
	await page
		.context()
		.route( /facebook/, ( route ) => route.fulfill( { body: 'Shared' } ) );
	// On a busy machine, the ad is seen before anything is done.
	const impression = page.waitForRequest( ( request ) =>
		( request.postData() ?? '' ).includes( 'adrotate_impression' )
	);
	await page.goto( address );
	await page.getByRole( 'link', { name: 'words' } ).click();
	const offer = page.getByRole( 'link', { name: 'An offer' } );
	await offer.scrollIntoViewIfNeeded();
	const seen = await impression;
	await offer.click();
	const [ popup ] = await Promise.all( [
		page.waitForEvent( 'popup' ),
		page
			.locator( '.frontage-share' )
			.first()
			.getByRole( 'link', { name: 'Facebook' } )
			.click(),
	] );
	await popup.close();
	const track = new URLSearchParams( seen.postData()! ).get( 'track' );
	expect( track ).not.toBeNull();
	return track!;
}
