/** Subscribing with and without script, from old pages and over bad networks, and the form in the editor. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publishPage } from './support/modal';
import { expect, expectNoAxe, test, visit } from './support/test';
import type { Page } from '@playwright/test';

const PAGE = '/rooms/newsletter/';
const SENT = 'Almost done: open the mail';

const form = ( page: Page ) =>
	page.locator( '.frontage-newsletter.is-row:has([name=et_firstname])' );
const email = ( page: Page ) => form( page ).getByLabel( 'Email address' );
const send = ( page: Page ) =>
	form( page ).getByRole( 'button', { name: 'Subscribe' } );
const first = ( page: Page ) => form( page ).getByLabel( 'First name' );

/** An address that no other test has. */
const address = ( name: string ) => `${ name }.${ Date.now() }@example.org`;

const newsletter = ( attributes: object ) =>
	`<!-- wp:frontage/newsletter ${ JSON.stringify( attributes ) } /-->`;

interface Mail {
	message: string;
	headers: string[];
}

/** Mails to somebody. */
const mailsTo = async ( who: string ) => {
	const file = join( process.env.FRONTAGE_SITE_DIR!, 'wp-content/mail.log' );
	return ( await readFile( file, 'utf8' ) )
		.split( '\n' )
		.filter( ( line ) => line.includes( `"to":"${ who }"` ) )
		.map( ( line ) => JSON.parse( line ) as Mail );
};

/** Answers the sum that a page shows. */
const answerSum = async ( page: Page ) => {
	const sum = page.locator( '.frontage-form__sum' );
	const numbers = ( await sum.innerText() ).match( /\d+/g )!.map( Number );
	await page
		.getByLabel( 'Captcha' )
		.fill( String( numbers[ 0 ] + numbers[ 1 ] ) );
};

test( 'asks what is missing, subscribes by keyboard, once; confirmed and left by the mail’s own links', async ( {
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
	const link = /https?:[^\s<>]+frontage_subscription=[^\s<>]+/;
	const [ confirm ] = link.exec( mails[ 0 ].message )!;
	const [ leave ] = link.exec( mails[ 0 ].headers.join( '\n' ) )!;
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

test.describe( 'a lost network', () => {
	test.use( { expectedErrors: [ /ERR_FAILED/ ] } );

	test( 'keeps the text of a page from a cache, tries again, and asks a sum and a question of some', async ( {
		admin,
		narrow,
	} ) => {
		const url = await publishPage(
			admin,
			newsletter( {
				captcha: 'math',
				fields: [
					{
						id: 'often',
						type: 'radio',
						label: 'How often?',
						options: [
							{ id: 'w', label: 'Weekly' },
							{ id: 'm', label: 'Monthly' },
						],
					},
					{
						id: 'day',
						type: 'text',
						label: 'Which day?',
						required: true,
						when: {
							relation: 'all',
							rules: [ [ 'often', 'is', 'w' ] ],
						},
					},
				],
			} )
		);
		const old = await ( await narrow.request.get( url ) ).text();
		await narrow.clock.setSystemTime( Date.now() + 2 * 86_400_000 );
		await narrow.route( url, ( route ) =>
			route.fulfill( { body: old, contentType: 'text/html' } )
		);
		const asked: string[] = [];
		narrow.on( 'request', ( request ) => {
			if ( request.method() === 'POST' ) {
				asked.push( request.postData() ?? '' );
			}
		} );
		await visit( narrow, url );
		await expect( narrow.getByLabel( 'Which day?' ) ).toBeHidden();
		expect( asked ).toEqual( [] );
		await narrow.getByLabel( 'Email address' ).fill( address( 'lou' ) );
		await narrow.getByLabel( 'Weekly' ).check();
		await narrow.getByLabel( 'Which day?' ).fill( 'Monday' );
		await narrow.getByLabel( 'Monthly' ).check();
		await expect( narrow.getByLabel( 'Which day?' ) ).toBeHidden();
		await answerSum( narrow );
		const lost: string[] = [];
		const lose = /admin-ajax|action\/et_pb_submit/;
		await narrow.route( lose, ( route ) => {
			lost.push( route.request().url() );
			return route.abort();
		} );
		const button = narrow.getByRole( 'button', { name: 'Subscribe' } );
		await button.tap();
		await expect(
			narrow.getByText( 'You could not be subscribed' )
		).toBeVisible();
		expect(
			lost.filter( ( one ) => /admin-ajax/.test( one ) )
		).toHaveLength( 2 );
		await expect( narrow.getByLabel( 'Email address' ) ).toHaveValue(
			/^lou/
		);
		await narrow.unroute( lose );
		await button.tap();
		await expect( narrow.getByText( SENT ) ).toBeVisible();
		expect( asked.at( -1 ) ).toContain( '["day"]' );
		expect( asked.at( -1 ) ).not.toContain( 'Monday' );
	} );
} );

test.describe( 'a captcha of another company', () => {
	test.use( { expectedErrors: [ /challenges\.cloudflare|ERR_FAILED/ ] } );

	test( 'comes after a yes only; nothing comes before the first focus, and a sum stands in for it', async ( {
		admin,
		open,
	} ) => {
		const url = await publishPage(
			admin,
			newsletter( { captcha: 'turnstile' } ) +
				'<!-- wp:frontage/form {"formId":"consented","captcha":"turnstile"} --><!-- wp:frontage/field-text {"label":"Name","name":"name"} /--><!-- /wp:frontage/form -->'
		);
		const page = await open(
			{},
			{
				frontage_env_constants:
					'FRONTAGE_TURNSTILE_SITE_KEY:public,FRONTAGE_TURNSTILE_SECRET_KEY:hidden',
			}
		);
		const asked: string[] = [];
		page.on( 'request', ( request ) => asked.push( request.url() ) );
		await page.route( /challenges\.cloudflare/, ( route ) =>
			route.abort()
		);
		await visit( page, url );
		await page.evaluate(
			() => new Promise( ( done ) => requestIdleCallback( done ) )
		);
		const own = new URL( url ).origin;
		expect( asked.filter( ( one ) => ! one.startsWith( own ) ) ).toEqual(
			[]
		);
		expect( asked.join( '\n' ) ).not.toMatch( /captcha|admin-ajax/ );

		const subscribe = page.locator( '.frontage-newsletter' );
		await subscribe.getByLabel( 'Email address' ).fill( address( 'nay' ) );
		await expect( subscribe.getByText( 'May Cloudflare' ) ).toBeVisible();
		await expectNoAxe( page, '.frontage-newsletter' );
		await answerSum( page );
		await subscribe.getByRole( 'button', { name: 'Subscribe' } ).click();
		await expect( subscribe.getByText( SENT ) ).toBeVisible();
		expect( asked.filter( ( one ) => ! one.startsWith( own ) ) ).toEqual(
			[]
		);

		const contact = page.locator( '.frontage-form' );
		await contact.getByLabel( 'Name' ).fill( 'Yea' );
		await contact
			.getByRole( 'button', { name: 'Load', exact: true } )
			.click();
		const button = contact.getByRole( 'button', { name: 'Send' } );
		await expect( button ).toBeFocused();
		const [ script ] = await Promise.all( [
			page.waitForRequest( /challenges\.cloudflare\.com\/turnstile/ ),
			button.click(),
		] );
		expect( script.resourceType() ).toBe( 'script' );
	} );
} );

test( 'subscribes without script and comes back to the form', async ( {
	noJs,
} ) => {
	await visit( noJs, PAGE );
	await first( noJs ).fill( 'Ann' );
	await email( noJs ).fill( address( 'nojs' ) );
	await send( noJs ).click();
	await expect( noJs ).toHaveURL( /rooms\/newsletter\/#newsletter-.*-done$/ );
	await expect( form( noJs ).getByText( SENT ) ).toBeVisible();
	await expect( send( noJs ) ).toBeHidden();
} );

test( 'fits a phone in a right-to-left language', async ( { open } ) => {
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
} );

test( 'is inserted, worded, given a captcha and published', async ( {
	editor,
	guest,
} ) => {
	test.slow();
	await editor.create( { type: 'post', title: 'With a newsletter' } );
	await editor.insert( 'Newsletter' );
	await editor.select( 'frontage/newsletter' );
	const block = editor.block( 'frontage/newsletter' );
	await block.getByLabel( 'Text of the button' ).fill( 'Sign me up' );
	const settings = await editor.openSettings();
	await settings.getByLabel( 'Ask for the last name' ).check();
	await settings
		.getByLabel( 'How visitors prove that they are people' )
		.selectOption( 'proof' );
	// As tall in the editor as on the page.
	const tall = await block
		.getByLabel( 'Text of the button' )
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
} );
