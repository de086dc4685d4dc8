/** Videos in a gallery for visitors: nothing of others before a press, one player, what follows, and links without script. */
import type { Page } from '@playwright/test';
import { vendors } from './support/video-vendors';
import { expect, expectNoAxe, test, visit } from './support/test';

const PAGE = '/modules/video-gallery/';

const films = ( page: Page ) => page.locator( '#films' );
const video = ( page: Page, name: string, id = 'films' ) =>
	page
		.locator( `#${ id } .frontage-video-gallery__list` )
		.getByRole( 'link', { name } );
const player = ( page: Page, id = 'films' ) =>
	page.locator( `#${ id } iframe` );
const said = ( page: Page, id = 'films' ) =>
	page.frameLocator( `#${ id } iframe` ).locator( 'output' );
const ends = ( page: Page ) =>
	page
		.frameLocator( '#films iframe' )
		.locator( 'output' )
		.evaluate( () =>
			parent.postMessage(
				JSON.stringify(
					location.host.includes( 'vimeo' )
						? { event: 'ended' }
						: {
								event: 'infoDelivery',
								info: { playerState: 0 },
							}
				),
				'*'
			)
		);

test.use( { expectedErrors: [ /youtube-nocookie\.com|player\.vimeo\.com/ ] } );

test( 'plays in the player above after a press, and contacts nobody before', async ( {
	page,
} ) => {
	const asked = await vendors( page );
	await visit( page, PAGE );
	await films( page ).scrollIntoViewIfNeeded();
	const boats = video( page, 'Play video: A day at the workshop' );
	await boats.hover();
	await expect(
		page.locator( '#films frontage-island[name=video-gallery]' )
	).toHaveAttribute( 'data-state', 'awake' );
	expect( asked ).toEqual( [] );
	await expect( video( page, 'Harbour at dawn' ) ).toHaveAttribute(
		'aria-current',
		'true'
	);
	await boats.click();
	await expect( player( page ) ).toHaveAttribute(
		'src',
		/^https:\/\/player\.vimeo\.com\/video\/76979871\?.*autoplay=1/
	);
	await expect( player( page ) ).toHaveAttribute(
		'title',
		'A day at the workshop'
	);
	await expect( player( page ) ).toBeFocused();
	await expect( boats ).toHaveAttribute( 'aria-current', 'true' );
	await expect( films( page ).getByRole( 'status' ) ).toHaveText(
		'Now playing: A day at the workshop'
	);
	await expectNoAxe( page, '#films' );
	// Another press: one player at a time.
	await video( page, 'A rolling ball' ).click();
	await expect( player( page ) ).toHaveCount( 0 );
	await expect
		.poll( () =>
			page
				.locator( '#films video' )
				.evaluate( ( { paused }: HTMLVideoElement ) => paused )
		)
		.toBe( false );
} );

test( 'the next video follows, but no vendor that nobody has pressed', async ( {
	page,
} ) => {
	const asked = await vendors( page );
	await visit( page, PAGE );
	await video( page, 'Harbour at dawn' ).click();
	await expect( said( page ) ).toHaveText( /listening/ );
	await ends( page );
	// The next one is Vimeo's.
	await expect( player( page ) ).toHaveCount( 0 );
	await expect( video( page, 'A day at the workshop' ) ).toHaveAttribute(
		'aria-current',
		'true'
	);
	expect( asked.filter( ( url ) => url.includes( 'vimeo' ) ) ).toEqual( [] );
	await films( page ).locator( '.frontage-video-gallery__open' ).click();
	await expect( said( page ) ).toHaveText( /addEventListener/ );
	await ends( page );
	// A file of this site needs no consent.
	await expect( page.locator( '#films video' ) ).toBeVisible();
	await page
		.locator( '#films video' )
		.evaluate( ( element ) =>
			element.dispatchEvent( new Event( 'ended' ) )
		);
	// YouTube has been pressed before.
	await expect( player( page ) ).toHaveAttribute( 'src', /bbbbbbbbbb1/ );
	await ends( page );
	// The first one of the next page.
	await expect( player( page ) ).toHaveAttribute( 'src', /bbbbbbbbbb2/ );
	await expect( page ).toHaveURL( /#films\|all\|2$/ );
} );

test( 'pages have addresses, and Back goes back', async ( { page } ) => {
	await visit( page, PAGE );
	await films( page ).getByRole( 'link', { name: 'Page 2' } ).click();
	await expect( video( page, 'Ropes and knots' ) ).toBeVisible();
	await expect( video( page, 'Harbour at dawn' ) ).toHaveCount( 0 );
	await expect( films( page ).getByRole( 'status' ) ).toHaveText(
		'Page 2 of 2'
	);
	await page.reload();
	await expect( video( page, 'Ropes and knots' ) ).toBeVisible();
	await page.goBack();
	await expect( video( page, 'Harbour at dawn' ) ).toBeVisible();
} );

test( 'plays in place of the thumbnail, by keyboard too', async ( {
	page,
} ) => {
	await vendors( page );
	await visit( page, PAGE );
	const boats = video( page, 'A day at the workshop', 'strip' );
	await boats.focus();
	await page.keyboard.press( 'Enter' );
	const item = page.locator( '#strip li.is-playing' );
	await expect( item.locator( 'iframe' ) ).toBeFocused();
	await expect( item ).toContainText( 'A day at the workshop' );
	await expect(
		item.locator( '.frontage-video-gallery__thumbnail' )
	).toBeHidden();
	await expectNoAxe( page, '#strip' );
} );

test( 'consent is remembered for each vendor, and withdrawn', async ( {
	page,
} ) => {
	await vendors( page );
	await visit( page, PAGE );
	const button = ( name: string ) =>
		films( page ).getByRole( 'button', { name } );
	await button( 'Always load content from YouTube' ).click();
	await expect( button( 'Stop loading content from YouTube' ) ).toBeVisible();
	await expect( button( 'Always load content from Vimeo' ) ).toBeVisible();
	await video( page, 'Harbour at dawn' ).click();
	await expect( player( page ) ).toBeVisible();
	await button( 'Stop loading content from YouTube' ).click();
	await expect( player( page ) ).toHaveCount( 0 );
} );

test( 'adds videos below, and the address keeps how many', async ( {
	page,
} ) => {
	await visit( page, PAGE );
	const links = page.locator( '#titles li' );
	await expect( links ).toHaveCount( 3 );
	await page
		.locator( '#titles' )
		.getByRole( 'link', { name: 'Load more' } )
		.click();
	await expect( links ).toHaveCount( 6 );
	await expect( page ).toHaveURL( /#titles\|all\|2$/ );
	await page.reload();
	await expect( links ).toHaveCount( 6 );
} );
