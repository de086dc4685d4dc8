/** A page with every module that shows what others host: nobody is contacted before consent, and nobody after it is withdrawn. */
import type { Page } from '@playwright/test';
import { activate, scrollThrough } from './matrix/checks';
import { foreignRequests } from './support/foreign';
import { publishPage } from './support/rest';
import { sitePhp } from './support/site-php';
import { vendors } from './support/video-vendors';
import { expect, test, visit } from './support/test';

/** Modules of videos, streams, feeds and maps. */
const MODULES = [
	'video',
	'video-gallery',
	'live-stream',
	'video-background',
	'social-feed',
	'photo-feed',
	'map',
];

const VENDORS = [ 'YouTube', 'Vimeo' ];

test.use( {
	expectedErrors: [
		/youtube(-nocookie)?\.com|player\.vimeo\.com|tile\.openstreetmap/,
	],
} );

/** Returns everything that the demo shows of some modules. */
const content = ( modules: string[] ) =>
	sitePhp( `
foreach ( json_decode( '${ JSON.stringify( modules ) }' ) as $slug ) {
	echo get_page_by_path( "modules/$slug" )->post_content;
}` );

/**
 * Stands in for the vendors.
 *
 * @param page A visitor's.
 * @return Requests to other hosts than that of the site, filled as they are.
 */
async function foreign( page: Page ): Promise< string[] > {
	await vendors( page );
	await page.route( '**/tile.openstreetmap.org/**', ( route ) =>
		route.fulfill( { contentType: 'image/svg+xml', body: '<svg/>' } )
	);
	return foreignRequests( page );
}

const button = ( page: Page, name: string ) =>
	page.getByRole( 'button', { name, exact: true } );
const always = ( page: Page, vendor: string ) =>
	button( page, `Always load content from ${ vendor }` );
const stop = ( page: Page, vendor: string ) =>
	button( page, `Stop loading content from ${ vendor }` );
const frames = ( page: Page, vendor: string ) =>
	page.locator( `iframe[src*="${ vendor.toLowerCase() }"]` );

/** Touches everything that wakes without being pressed. */
async function touchAll( page: Page ): Promise< void > {
	await scrollThrough( page );
	expect( await activate( page ) ).toEqual( [] );
	for ( const one of await page
		.locator( '[class*="__open"], [class*="__cover"], [class*="__link"]' )
		.filter( { visible: true } )
		.all() ) {
		await one.dispatchEvent( 'pointerover', { bubbles: true } );
	}
}

test( 'asks nobody else until a visitor agrees, then who was agreed to, and nobody once that is withdrawn', async ( {
	admin,
	page,
} ) => {
	test.slow();
	const path = await publishPage( admin, await content( MODULES ) );
	const asked = await foreign( page );
	await visit( page, path );
	await touchAll( page );
	expect( asked, 'Before consent' ).toEqual( [] );

	for ( const vendor of VENDORS ) {
		// Each block that plays this vendor's films has one; each plays one of its own.
		const count = await always( page, vendor ).count();
		expect( count ).toBeGreaterThan( vendor === 'YouTube' ? 2 : 0 );
		await always( page, vendor ).first().click();
		await expect( frames( page, vendor ) ).toHaveCount( 1 );
		await expect( always( page, vendor ) ).toHaveCount( 0 );
	}
	const hosts = () => [
		...new Set( asked.map( ( url ) => new URL( url ).hostname ) ),
	];
	await expect
		.poll( () => hosts().sort() )
		.toEqual( [ 'player.vimeo.com', 'www.youtube-nocookie.com' ] );
	const cover = page.locator( '.frontage-live-stream__cover' ).first();
	await cover.click();
	// With its chat.
	await expect( frames( page, 'YouTube' ) ).toHaveCount( 3 );

	for ( const [ at, vendor ] of VENDORS.entries() ) {
		await stop( page, vendor ).first().click();
		await expect( frames( page, vendor ) ).toHaveCount( 0 );
		await expect( stop( page, vendor ) ).toHaveCount( 0 );
		const other = VENDORS[ at + 1 ];
		if ( other ) {
			await expect( frames( page, other ) ).not.toHaveCount( 0 );
		}
	}
	const before = asked.length;
	await visit( page, path );
	await touchAll( page );
	expect( asked.slice( before ), 'After it was withdrawn' ).toEqual( [] );
	expect(
		await page.evaluate( () => [
			localStorage.getItem( 'frontage-consent' ),
			document.cookie.includes( 'youtube' ),
		] )
	).toEqual( [ '{}', false ] );
} );

test( 'a consent plugin decides for all of them, and takes everything back', async ( {
	admin,
	page,
} ) => {
	test.slow();
	// As the script of WP Consent API has it.
	await page.addInitScript( () => {
		const allowed = new Set< string >();
		Object.assign( window, {
			wp_has_consent: ( category: string ) => allowed.has( category ),
			decide: ( category: string, is: boolean ) => {
				allowed[ is ? 'add' : 'delete' ]( category );
				document.dispatchEvent(
					new CustomEvent( 'wp_listen_for_consent_change', {
						detail: { [ category ]: is ? 'allow' : 'deny' },
					} )
				);
			},
		} );
	} );
	const decide = ( is: boolean ) =>
		page.evaluate(
			( allow ) => ( window as any ).decide( 'marketing', allow ),
			is
		);
	const asked = await foreign( page );
	await visit(
		page,
		await publishPage(
			admin,
			await content( [ 'video', 'live-stream', 'map' ] )
		)
	);
	await decide( true );
	await page.locator( '.frontage-video__open' ).first().click();
	await page.locator( '.frontage-live-stream__cover' ).first().click();
	await expect( frames( page, 'YouTube' ) ).toHaveCount( 2 );
	await decide( false );
	await expect( frames( page, 'YouTube' ) ).toHaveCount( 0 );
	const before = asked.length;
	await touchAll( page );
	expect( asked.slice( before ) ).toEqual( [] );
} );
