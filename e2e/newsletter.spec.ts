/** Subscribing with and without script, and the form in the editor. */
import { expect, expectNoAxe, test, visit } from './support/test';
import type { Page } from '@playwright/test';

const PAGE = '/rooms/newsletter/';

const form = ( page: Page ) =>
	page.locator( '.frontage-newsletter.is-row:has([name=et_firstname])' );
const email = ( page: Page ) => form( page ).getByLabel( 'Email address' );
const send = ( page: Page ) =>
	form( page ).getByRole( 'button', { name: 'Subscribe' } );
const first = ( page: Page ) => form( page ).getByLabel( 'First name' );

test( 'asks what is missing, then subscribes, by keyboard', async ( {
	page,
} ) => {
	await visit( page, PAGE );
	await first( page ).focus();
	await page.keyboard.type( 'Ann' );
	await page.keyboard.press( 'Tab' );
	await page.keyboard.type( 'ann@example' );
	await page.keyboard.press( 'Enter' );
	await expect( email( page ) ).toBeFocused();
	await expect( email( page ) ).toHaveAccessibleDescription(
		'Enter an email address such as name@example.com.'
	);
	await expectNoAxe( page, '.frontage-newsletter' );
	await page.keyboard.press( 'End' );
	await page.keyboard.type( '.org' );
	const answered = page.waitForResponse( /admin-ajax/ );
	await page.keyboard.press( 'Enter' );
	expect( Object.keys( await ( await answered ).json() ) ).toEqual( [
		'success',
	] );
	await expect(
		form( page ).getByText( 'Almost done: open the mail' )
	).toBeFocused();
	await expect( send( page ) ).toBeHidden();
} );

test( 'shows the server’s words for five seconds and keeps what was typed', async ( {
	page,
} ) => {
	await visit( page, PAGE );
	await page.route( /admin-ajax/, ( route ) =>
		route.fulfill( { json: { error: 'Not this one.' } } )
	);
	await page.clock.install();
	await first( page ).fill( 'Ann' );
	await email( page ).fill( 'ann@example.org' );
	await send( page ).click();
	await expect( form( page ).getByText( 'Not this one.' ) ).toBeVisible();
	await expect( email( page ) ).toHaveValue( 'ann@example.org' );
	await page.clock.runFor( 5100 );
	await expect( form( page ).getByText( 'Not this one.' ) ).toHaveCount( 0 );
} );

test( 'subscribes without script and comes back to the form', async ( {
	noJs,
} ) => {
	await visit( noJs, PAGE );
	await first( noJs ).fill( 'Ann' );
	await email( noJs ).fill( 'nojs@example.org' );
	await send( noJs ).click();
	await expect( noJs ).toHaveURL( /rooms\/newsletter\/#newsletter-.*-done$/ );
	await expect(
		form( noJs ).getByText( 'Almost done: open the mail' )
	).toBeVisible();
	await expect( send( noJs ) ).toBeHidden();
} );

test( 'fits a phone in a right-to-left language and asks nobody before it is touched', async ( {
	open,
} ) => {
	const page = await open(
		{ viewport: { width: 390, height: 844 }, hasTouch: true },
		{ frontage_env_rtl: '1' }
	);
	const foreign: string[] = [];
	page.on( 'request', ( request ) => {
		const own = new URL( process.env.FRONTAGE_URL! ).host;
		if ( ! [ own, '' ].includes( new URL( request.url() ).host ) ) {
			foreign.push( request.url() );
		}
	} );
	await visit( page, PAGE );
	const boxes = await Promise.all(
		[ first( page ), email( page ), send( page ) ].map( ( one ) =>
			one.boundingBox()
		)
	);
	for ( const box of boxes ) {
		expect( box!.x ).toBeGreaterThanOrEqual( 0 );
		expect( box!.x + box!.width ).toBeLessThanOrEqual( 390 );
		expect( box!.height ).toBeGreaterThanOrEqual( 44 );
	}
	expect( foreign ).toEqual( [] );
} );

test( 'is inserted, worded and published', async ( { editor, guest } ) => {
	test.slow();
	await editor.create( { type: 'post', title: 'With a newsletter' } );
	await editor.insert( 'Newsletter' );
	await editor.select( 'frontage/newsletter' );
	const block = editor.block( 'frontage/newsletter' );
	await block.getByLabel( 'Text of the button' ).fill( 'Sign me up' );
	const settings = await editor.openSettings();
	await settings.getByLabel( 'Ask for the last name' ).check();
	await visit( guest, await editor.publish() );
	await guest.getByLabel( 'Last name' ).fill( 'Baker' );
	await guest.getByLabel( 'Email address' ).fill( 'editor@example.org' );
	await guest.getByRole( 'button', { name: 'Sign me up' } ).click();
	await expect( guest.getByText( 'Almost done' ) ).toBeVisible();
} );
