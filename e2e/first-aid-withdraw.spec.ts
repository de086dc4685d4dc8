/** Consent is withdrawn beside what has loaded, and in the list of choices: in lightboxes, ads and forms. */
import type { Page } from '@playwright/test';
import { adBlock, makeAds } from './support/ads';
import { publishPage } from './support/rest';
import { expect, test, visit } from './support/test';
import { vendors } from './support/video-vendors';

const ADSENSE = {
	kind: 'adsense',
	adsense: { client: 'ca-pub-1234567890123456', slot: '1234567890' },
	width: 336,
	height: 280,
};

const KEYS =
	'FRONTAGE_TURNSTILE_SITE_KEY:public,FRONTAGE_TURNSTILE_SECRET_KEY:hidden';

interface Place {
	service: string;
	content: () => Promise< string > | string;
	/** Makes it ask for consent. */
	ask: ( page: Page ) => Promise< void >;
	/** What has loaded then. */
	loaded: string;
	/** Whether that stays until the page is left. */
	stays?: boolean;
}

const PLACES: Record< string, Place > = {
	lightbox: {
		service: 'youtube',
		content: () =>
			'<!-- wp:paragraph --><p><a href="https://www.youtube.com/watch?v=aqz-KE-bpKQ" rel="lightbox">Watch</a></p><!-- /wp:paragraph -->',
		ask: ( page ) => page.getByRole( 'link', { name: 'Watch' } ).click(),
		loaded: 'dialog iframe',
	},
	ad: {
		service: 'google-adsense',
		content: async () => adBlock( ( await makeAds( [ ADSENSE ] ) )[ 0 ]! ),
		ask: async () => {},
		loaded: 'ins.adsbygoogle',
	},
	captcha: {
		service: 'turnstile',
		content: () =>
			'<!-- wp:frontage/form {"formId":"withdrawn","captcha":"turnstile","counts":false} --><!-- wp:frontage/field-text {"label":"Name","name":"name"} /--><!-- /wp:frontage/form -->',
		ask: ( page ) => page.getByLabel( 'Name' ).fill( 'Ada' ),
		loaded: 'script[src*=turnstile]',
		stays: true,
	},
};

const kept = ( page: Page ) =>
	page.evaluate( () =>
		Object.keys(
			JSON.parse( localStorage.getItem( 'frontage-consent' ) ?? '{}' )
		)
	);

test.use( {
	expectedErrors: [
		/youtube(-nocookie)?\.com|googlesyndication|challenges\.cloudflare/,
	],
} );

for ( const [
	name,
	{ service, content, ask, loaded, stays },
] of Object.entries( PLACES ) ) {
	test( `withdrawn beside it, and in the list: ${ name }`, async ( {
		admin,
		open,
	} ) => {
		const url = await publishPage(
			admin,
			( await content() ) + '<!-- wp:frontage/consent-choices /-->'
		);
		const page = await open(
			{ userAgent: `Visitor ${ crypto.randomUUID() }` },
			{ frontage_env_constants: KEYS }
		);
		await vendors( page );
		await page.route(
			/googlesyndication|challenges\.cloudflare/,
			( route ) =>
				route.fulfill( { contentType: 'text/javascript', body: '' } )
		);
		const beside = page.locator( '.frontage-consent__stop button' );
		const listed = page.locator(
			'.frontage-consent-choices li:not([hidden]) button'
		);
		for ( const stop of [ beside, listed ] ) {
			await visit( page, url );
			await ask( page );
			await page
				.getByRole( 'button', { name: /^Always load content/ } )
				.click();
			await expect( page.locator( loaded ) ).toBeAttached();
			expect( await kept( page ) ).toEqual( [ service ] );
			await expect( beside ).toHaveText( /^Stop loading content/ );
			await expect( beside ).toBeVisible();
			await expect( listed ).toHaveCount( 1 );
			// The list may be below an open lightbox.
			await stop.evaluate( ( button: HTMLElement ) => button.click() );
			expect( await kept( page ) ).toEqual( [] );
			await expect( beside ).toHaveCount( 0 );
			await expect( listed ).toHaveCount( 0 );
			await expect( page.locator( loaded ) ).toHaveCount( stays ? 1 : 0 );
		}
	} );
}
