/** A button that remembers consent does what it says: also after a reload, and on pages from older caches. */
import type { Page } from '@playwright/test';
import { publishPage } from './support/rest';
import { expect, test, visit } from './support/test';
import { vendors } from './support/video-vendors';

const YOUTUBE = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';

/** Blocks that print the button. */
const BLOCKS: Record< string, string > = {
	video: `<!-- wp:frontage/video ${ JSON.stringify( { url: YOUTUBE, anchor: 'it' } ) } /-->`,
	'video-gallery': `<!-- wp:frontage/video-gallery ${ JSON.stringify( {
		anchor: 'it',
		videos: [ { url: YOUTUBE, title: 'One' } ],
	} ) } /-->`,
	'live-stream': `<!-- wp:frontage/live-stream ${ JSON.stringify( {
		anchor: 'it',
		streams: [
			{ url: 'https://www.youtube.com/live/aqz-KE-bpKQ', title: 'One' },
		],
	} ) } /-->`,
};

const AGREED = JSON.stringify( { youtube: Date.now() + 86_400_000 } );

const remembered = ( page: Page ) =>
	page.evaluate(
		() =>
			'youtube' in
			JSON.parse( localStorage.getItem( 'frontage-consent' ) ?? '{}' )
	);

const button = ( page: Page, name: RegExp ) =>
	page.getByRole( 'button', { name } );

/** A visitor who has agreed before. */
async function agreed( page: Page ): Promise< string[] > {
	await page.addInitScript( ( text ) => {
		if ( ! sessionStorage.getItem( 'seen' ) ) {
			sessionStorage.setItem( 'seen', '1' );
			localStorage.setItem( 'frontage-consent', text );
		}
	}, AGREED );
	return vendors( page );
}

test.use( {
	expectedErrors: [ /youtube(-nocookie)?\.com|player\.vimeo\.com/ ],
} );

for ( const [ slug, markup ] of Object.entries( BLOCKS ) ) {
	test( `says what is remembered before the first press: ${ slug }`, async ( {
		admin,
		page,
	} ) => {
		const url = await publishPage( admin, markup );
		await agreed( page );
		await visit( page, url );
		await expect( button( page, /^Stop loading content/ ) ).toBeVisible();
		await button( page, /^Stop loading content/ ).click();
		await expect( button( page, /^Always load content/ ) ).toBeVisible();
		await expect( page.locator( 'main iframe' ) ).toHaveCount( 0 );
		expect( await remembered( page ) ).toBe( false );
	} );

	test( `a press on “Always load” loads, although it was allowed before, on a page from an older cache: ${ slug }`, async ( {
		admin,
		page,
	} ) => {
		const url = await publishPage( admin, markup );
		await agreed( page );
		await page.route( `**/build/${ slug }/view-remembered.js*`, ( route ) =>
			route.fulfill( {
				contentType: 'text/javascript',
				body: 'export const mount = () => {};',
			} )
		);
		await visit( page, url );
		// Without a pointer that would wake it before.
		await button( page, /^Always load content/ ).dispatchEvent( 'click' );
		await expect( page.locator( 'main iframe' ).first() ).toBeVisible();
		await expect( button( page, /^Stop loading content/ ) ).toBeVisible();
		expect( await remembered( page ) ).toBe( true );
		await button( page, /^Stop loading content/ ).click();
		await expect( page.locator( 'main iframe' ) ).toHaveCount( 0 );
		expect( await remembered( page ) ).toBe( false );
	} );
}
