/** Subscribing with and without JavaScript, and the form in the editor. */
import { mailsTo, pressUntil } from './support/forms';
import { publishPage } from './support/rest';
import { expect, expectNoAxe, test, visit } from './support/test';
import type { Page } from '@playwright/test';
import { take } from '../tests/support/items';

const PAGE = '/modules/newsletter/';
const SENT = 'Almost done. Open the email';

const form = ( page: Page ) =>
	page.locator( '.frontage-newsletter.is-row:has([name=et_firstname])' );
const email = ( page: Page ) => form( page ).getByLabel( 'Email address' );
const send = ( page: Page ) =>
	form( page ).getByRole( 'button', { name: 'Subscribe' } );
const first = ( page: Page ) => form( page ).getByLabel( 'First name' );

/** Returns an email address unique to this test. */
const address = ( name: string ) => `${ name }.${ Date.now() }@example.org`;

test( 'reports missing fields, subscribes once by keyboard, and confirms and unsubscribes by email links', async ( {
	page,
	guest,
} ) => {
	const who = address( 'ann' );
	let sent = 0;
	page.on( 'request', ( request ) => {
		sent += request.postData()?.includes( 'et_pb_submit' ) ? 1 : 0;
	} );
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
	await email( page ).fill( who );
	await send( page ).dblclick();
	await expect( form( page ).getByText( SENT ) ).toBeFocused();
	await expect( send( page ) ).toBeHidden();
	expect( sent ).toBe( 1 );

	const mails = await mailsTo( who );
	expect( mails ).toHaveLength( 1 );
	const [ mail ] = take( mails, 1 );
	const link = /https?:[^\s<>]+frontage_subscription=[^\s<>]+/;
	const [ confirm ] = link.exec( mail.message )!;
	const [ leave ] = link.exec( mail.headers.join( '\n' ) )!;
	await visit( guest, confirm );
	await expectNoAxe( guest );
	await guest.getByRole( 'button', { name: 'Yes, subscribe me' } ).click();
	await expect(
		guest.getByRole( 'heading', { name: 'You are subscribed' } )
	).toBeVisible();
	await visit( guest, leave );
	await guest.getByRole( 'button', { name: 'Unsubscribe' } ).click();
	await expect(
		guest.getByRole( 'heading', { name: 'You are not subscribed' } )
	).toBeVisible();
} );

test( 'subscribes without script and returns to the form', async ( {
	noJs,
} ) => {
	await visit( noJs, PAGE );
	await first( noJs ).fill( 'Ann' );
	await email( noJs ).fill( address( 'nojs' ) );
	await send( noJs ).click();
	// One more click if the test was faster than a person.
	await pressUntil(
		noJs.getByRole( 'button', { name: 'Subscribe' } ),
		form( noJs ).getByText( SENT )
	);
	await expect( noJs ).toHaveURL(
		/modules\/newsletter\/#newsletter-.*-done$/
	);
	await expect( send( noJs ) ).toBeHidden();
} );

test(
	'fits a phone in a right-to-left language',
	{ tag: '@deep' },
	async ( { open } ) => {
		const page = await open(
			{ viewport: { width: 390, height: 844 }, hasTouch: true },
			{ frontage_env_rtl: '1' }
		);
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
	}
);

test(
	'is inserted, given texts and a captcha, and published',
	{ tag: '@deep' },
	async ( { editor, guest } ) => {
		test.slow();
		await editor.create( { type: 'post', title: 'With a newsletter' } );
		await editor.insert( 'Newsletter' );
		await editor.select( 'frontage/newsletter' );
		const block = editor.block( 'frontage/newsletter' );
		await block.getByLabel( 'Button text' ).fill( 'Sign me up' );
		const settings = await editor.openSettings();
		await settings.getByLabel( 'Ask for last name' ).check();
		await settings.getByLabel( 'Captcha' ).selectOption( 'proof' );
		// The form is as tall in the editor as on the page.
		const tall = await block
			.getByLabel( 'Button text' )
			.evaluate( ( button ) => ( button as HTMLElement ).offsetHeight );
		await visit( guest, await editor.publish() );
		const button = guest.getByRole( 'button', { name: 'Sign me up' } );
		expect(
			Math.abs( ( await button.boundingBox() )!.height - tall )
		).toBeLessThanOrEqual( 4 );
		await guest.getByLabel( 'Last name' ).fill( 'Baker' );
		await guest.getByLabel( 'Email address' ).fill( address( 'editor' ) );
		await button.click();
		await expect( guest.getByText( SENT ) ).toBeVisible();
	}
);

test( 'has its button beside the field, also beside an error', async ( {
	admin,
	page,
	narrow,
} ) => {
	const link = await publishPage( admin, '<!-- wp:frontage/newsletter /-->' );
	for ( const visitor of [ page, narrow ] ) {
		await visit( visitor, link );
		const button = visitor.getByRole( 'button', { name: 'Subscribe' } );
		const beside = async () => {
			const field = visitor.getByLabel( 'Email address' );
			const one = ( await field.boundingBox() )!;
			const other = ( await button.boundingBox() )!;
			const middle = ( { y, height }: typeof one ) => y + height / 2;
			return (
				one.x + one.width < other.x &&
				Math.abs( middle( one ) - middle( other ) ) < 3
			);
		};
		await expect.poll( beside ).toBe( true );
		await button.click();
		await expect(
			visitor.getByText( 'Fill in this field.' )
		).toBeVisible();
		await expect.poll( beside ).toBe( true );
	}
} );
