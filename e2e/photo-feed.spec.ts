/** The feed of photos for visitors and authors. */
import type { Page } from '@playwright/test';
import { listBlock, publishPage } from './support/posts';
import { expect, test, visit } from './support/test';

// Answers and files that these tests let fail.
test.use( { expectedErrors: [ /Failed to load resource/ ] } );

const PAGE = '/modules/photo-feed/';
const SOURCE = {
	provider: 'instagram',
	kind: 'user',
	id: 'harbour.studio',
};

/** Publishes a feed alone on its page. */
const publish = ( admin: Page, attributes: object = {} ) =>
	publishPage(
		admin,
		listBlock( 'photo-feed', { source: SOURCE, ...attributes } )
	);
const photos = ( page: Page ) =>
	page.locator( '.frontage-photo-feed__list > li' );
const more = ( page: Page ) =>
	page.getByRole( 'button', { name: 'Load more' } );

test( 'without script it shows copies of this site, and links that lead somewhere', async ( {
	noJs,
} ) => {
	const hosts = new Set< string >();
	noJs.on( 'request', ( request ) =>
		hosts.add( new URL( request.url() ).host )
	);
	await visit( noJs, PAGE );
	const feed = noJs.locator( '.frontage-photo-feed' ).first();
	await expect( feed.locator( 'img' ).first() ).toBeVisible();
	await expect(
		feed.getByRole( 'link', { name: /on Instagram$/ } )
	).toHaveAttribute( 'href', 'https://www.instagram.com/harbour.studio/' );
	expect( hosts.size ).toBe( 1 );
} );

test( 'loads more with the keyboard until the button is gone, and moves the focus', async ( {
	admin,
	page,
} ) => {
	await visit( page, await publish( admin, { count: 14 } ) );
	await expect( photos( page ) ).toHaveCount( 14 );
	await more( page ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( photos( page ) ).toHaveCount( 28 );
	await expect( more( page ) ).toHaveCount( 0 );
	await expect( photos( page ).nth( 14 ).getByRole( 'link' ) ).toBeFocused();
} );

test( 'a broken picture is replaced by a smaller one, then by its words', async ( {
	admin,
	page,
} ) => {
	const url = await publish( admin, { count: 4, hasMore: false } );
	const broken = new Set< string >();
	await page.route( /frontage\/feeds\//, ( route ) => {
		const { url: file } = { url: route.request().url() };
		const [ name = '' ] = /[0-9a-f]{32}/.exec( file ) ?? [];
		broken.add( name );
		return [ ...broken ].indexOf( name ) === 0
			? route.abort()
			: route.continue();
	} );
	await visit( page, url );
	await photos( page ).nth( 1 ).getByRole( 'link' ).focus();
	await expect( page.locator( '.is-missing' ) ).toHaveCount( 1 );
	await expect( page.locator( '.is-missing' ) ).toContainText( /\w/ );
} );

test( 'opens photos in the lightbox, one after the other', async ( {
	admin,
	page,
} ) => {
	await visit( page, await publish( admin, { count: 6 } ) );
	await photos( page ).first().getByRole( 'link' ).click();
	await expect( page.getByRole( 'dialog' ) ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( page.getByRole( 'dialog' ) ).toBeHidden();
	await expect( photos( page ).first().getByRole( 'link' ) ).toBeFocused();
} );
