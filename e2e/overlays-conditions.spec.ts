/** Conditions for overlays that open by themselves. */
import { dialog, publishPage } from './support/modal';
import { at, popup, ready } from './support/overlays';
import { expect, test, visit } from './support/test';

test.use( { held: 120 } );

test( 'checks conditions: device in the browser, role and page on the server', async ( {
	admin,
	page,
	narrow,
} ) => {
	const only = ( type: string, ...values: string[] ) => ( {
		...at( 'param', 'offer' ),
		conditions: [ { type, values } ],
	} );
	const url = `${ await publishPage(
		admin,
		popup( 'Phones', only( 'device', 'phone' ) ) +
			popup( 'Posts', only( 'page', 'type:post' ) )
	) }?offer`;
	await visit( page, url );
	await ready( page );
	await page.waitForLoadState( 'networkidle' );
	await expect( page.locator( 'dialog:modal' ) ).toHaveCount( 0 );
	await expect( page.locator( 'dialog[data-overlay]' ) ).toHaveCount( 1 );
	await visit( narrow, url );
	await expect( dialog( narrow, 'Phones' ) ).toBeVisible();
	// Any cache may serve the same page to everyone. Posts of other tests change the version of lists, and the theme's menu.
	await expect( async () => {
		const [ one, other ] = await Promise.all(
			[ page, narrow ].map( async ( { request } ) =>
				( await ( await request.get( url ) ).text() ).replace(
					/"v":"\w+"/,
					''
				)
			)
		);
		expect( one ).toBe( other );
	} ).toPass( { timeout: 30_000 } );
	const members = await publishPage(
		admin,
		popup( 'Members', only( 'role', 'member' ) )
	);
	await visit( page, `${ members }?offer` );
	await expect( page.locator( '[data-overlay]' ) ).toHaveCount( 0 );
	await expect(
		page.locator( 'frontage-island[name=overlays]' )
	).toHaveCount( 0 );
	await visit( admin, `${ members }?offer` );
	await expect( dialog( admin, 'Members' ) ).toBeVisible();
} );

test( 'search engines see the page without it', async ( { admin, open } ) => {
	const url = await publishPage(
		admin,
		popup( 'Offer', { ...at( 'param', 'offer' ), isDemanded: true } )
	);
	const crawler = await open( {
		userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)',
	} );
	await visit( crawler, `${ url }?offer` );
	await ready( crawler );
	await crawler.waitForLoadState( 'networkidle' );
	await expect( crawler.locator( 'dialog:modal' ) ).toHaveCount( 0 );
} );
