/** Numbers of share buttons on pages that come from a cache, and the share sheet of the visitor's system (S0 §7 §9). */
import { deepUnless } from './support/deep';
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { ask, publishContent } from './support/rest';
import { sitePhp } from './support/site-php';
import { expect, test, visit } from './support/test';

const ACTION = 'frontage_share_counts';

const block = ( networks: string[] ) =>
	`<!-- wp:frontage/share ${ JSON.stringify( {
		networks,
		showsCounts: true,
		showsTotal: true,
	} ) } /-->`;

const BUTTONS = block( [ 'bluesky', 'facebook' ] );

/**
 * Counts presses of visitors.
 *
 * @param post   ID of what they share on Facebook.
 * @param people How many.
 */
const share = ( post: number, people: number ) =>
	sitePhp( `
		for ( $number = 1; $number <= ${ people }; ++$number ) {
			$_SERVER['HTTP_USER_AGENT'] = wp_generate_uuid4();
			$_SERVER['REMOTE_ADDR']     = "192.0.2.$number";
			Frontage\\Domain\\Share\\Share_Counts::add( ${ post }, 'share', 'facebook', 'inline', '', Frontage\\Http\\Visitor::current() );
		}` );

/** Publishes three posts with buttons, of which the first was shared twice, and a page that lists them. */
async function publishList( admin: Page ) {
	const tag = await ask( admin, 'wp/v2/tags', { name: randomUUID() } );
	const { id } = await tag.json();
	const posts: number[] = [];
	for ( const title of [ 'One', 'Two', 'Three' ] ) {
		const fields = { title, tags: [ id ] };
		posts.push(
			( await publishContent( admin, BUTTONS, fields, 'posts' ) ).id
		);
	}
	await share( posts[ 0 ]!, 2 );
	const query = JSON.stringify( {
		query: {
			perPage: 9,
			postType: 'post',
			inherit: false,
			taxQuery: { post_tag: [ id ] },
		},
	} );
	const { link } = await publishContent(
		admin,
		`<!-- wp:query ${ query } --><div class="wp-block-query"><!-- wp:post-template --><!-- wp:post-title /-->${ BUTTONS }<!-- /wp:post-template --></div><!-- /wp:query -->`
	);
	return { posts, link };
}

/** Makes numbers load after the page, for this test alone. */
const loadNumbers = ( own: string ) =>
	sitePhp(
		`update_option( 'frontage_env_settings_${ own }', array( 'values' => array( 'share' => array( 'fresh' => true ) ) ) );`
	);

/** The buttons beside the title of a post. */
const of = ( page: Page, title: string ) =>
	page
		.locator( '.wp-block-post' )
		.filter( { has: page.getByRole( 'heading', { name: title } ) } )
		.getByRole( 'link', { name: 'Facebook' } );

test( 'one request brings the present numbers of all posts to a page from a cache', async ( {
	admin,
	open,
	own,
} ) => {
	await loadNumbers( own );
	const { posts, link } = await publishList( admin );
	const page = await open( {}, { frontage_env_settings: own } );
	const old = await ( await page.request.get( link ) ).text();
	await page.route( link, ( route ) =>
		route.fulfill( { contentType: 'text/html', body: old } )
	);
	await share( posts[ 0 ]!, 3 );
	await share( posts[ 1 ]!, 1 );
	const asked: string[] = [];
	page.on( 'request', ( request ) => {
		if ( request.url().includes( ACTION ) ) {
			asked.push( new URL( request.url() ).searchParams.get( 'posts' )! );
		}
	} );
	await visit( page, link );
	await expect( of( page, 'One' ) ).toContainText( '5' );
	await expect( of( page, 'Two' ) ).toContainText( '1' );
	await of( page, 'Three' ).scrollIntoViewIfNeeded();
	await page.waitForLoadState( 'networkidle' );
	expect( asked.map( ( ids ) => ids.split( ',' ).sort() ) ).toEqual( [
		posts.map( String ).sort(),
	] );
	await expect( of( page, 'Three' ) ).toHaveText( 'Facebook' );
} );

for ( const [ failure, answer ] of Object.entries( {
	fails: { status: 500, body: '' },
	'is nonsense': { body: '<p>Just a moment …</p>' },
	'is lost': undefined,
} ) ) {
	test(
		`the number of the page stays where the answer ${ failure }`,
		deepUnless( failure === 'fails' ),
		async ( { admin, expectedErrors, open, own } ) => {
			await loadNumbers( own );
			expectedErrors.push( /status of 500|ERR_FAILED/ );
			const { link } = await publishList( admin );
			const page = await open( {}, { frontage_env_settings: own } );
			const asked = page.waitForRequest( ( request ) =>
				request.url().includes( ACTION )
			);
			await page.route(
				( { search } ) => search.includes( ACTION ),
				( route ) =>
					answer ? route.fulfill( answer ) : route.abort()
			);
			await visit( page, link );
			await asked;
			await page.waitForLoadState( 'networkidle' );
			await expect( of( page, 'One' ) ).toContainText( '2' );
			await expect( page.getByText( 'Shares: 2' ) ).toBeVisible();
			await expect( page.getByRole( 'alert' ) ).toHaveCount( 0 );
		}
	);
}

test( 'the share sheet of the system counts when it shared, not when it was closed', async ( {
	admin,
	open,
} ) => {
	const { id, link } = await publishContent(
		admin,
		block( [ 'more' ] ),
		{ title: 'Boats & “tides”' },
		'posts'
	);
	const page = await open( { userAgent: `Visitor ${ randomUUID() }` } );
	// A browser without windows has no sheet: this one is closed at first, then it shares.
	await page.addInitScript( () => {
		let presses = 0;
		navigator.canShare = () => true;
		navigator.share = async ( data ) => {
			document.title = `${ ++presses } ${ JSON.stringify( data ) }`;
			if ( presses === 1 ) {
				throw new DOMException( '', 'AbortError' );
			}
		};
	} );
	await visit( page, link );
	const button = page.getByRole( 'button', { name: 'More' } );
	const shared = JSON.stringify( { url: link, title: 'Boats & “tides”' } );
	for ( const press of [ 1, 2 ] ) {
		await button.click();
		await expect( page ).toHaveTitle( `${ press } ${ shared }` );
	}
	await expect( button ).toContainText( '1' );
	await expect( page.getByRole( 'dialog' ) ).toHaveCount( 0 );
	const counts = await sitePhp(
		`echo wp_json_encode( Frontage\\Domain\\Share\\Share_Counts::of( array( ${ id } ), array( 'more' ) )[ ${ id } ] );`
	);
	expect( JSON.parse( counts ) ).toEqual( { shares: 1, more: 1 } );
} );
