/** Forms for visitors, with and without JavaScript, on good and bad connections. */
import {
	answerSum,
	email,
	entriesOf,
	field,
	form,
	mailsTo,
	name,
	pressUntil,
	send,
	thanks,
} from './support/forms';
import { publishPage } from './support/modal';
import { expect, expectNoAxe, test, visit } from './support/test';
import type { Page } from '@playwright/test';
import { take } from '../tests/support/items';

const heard = field( 'choice', {
	kind: 'radio',
	label: 'How did you hear of us?',
	name: 'heard',
	options: [ 'From a friend', 'Elsewhere' ],
} );
const where = field( 'text', {
	label: 'Where?',
	name: 'where',
	required: true,
	pattern: '[A-Z].*',
	when: { relation: 'all', rules: [ [ 'heard', 'is', 'Elsewhere' ] ] },
} );
const message = field( 'text', {
	kind: 'textarea',
	label: 'Message',
	name: 'message',
} );
const contact = ( attributes: object = {} ) =>
	form( attributes, name, email, heard, where, message );

const posts = ( page: Page, url: string ) => {
	const sent: string[] = [];
	page.on( 'request', ( request ) => {
		if ( request.method() === 'POST' && request.url() === url ) {
			sent.push( request.postData() ?? '' );
		}
	} );
	return sent;
};

test( 'is filled, corrected and sent by keyboard and screen reader, emailed, and sent again after Back', async ( {
	admin,
	page,
}, { testId, retry, repeatEachIndex } ) => {
	const who = `k${ testId.slice( -8 ) }${ retry }${ repeatEachIndex }`;
	const owner = `owner.${ who }@example.org`;
	const url = await publishPage(
		admin,
		contact( {
			recipients: owner,
			subject: 'From {name}',
			replyText: 'Dear {name}, thank you.',
		} )
	);
	const asked: string[] = [];
	page.on( 'request', ( request ) => {
		// That a form is seen is counted whenever it is.
		if ( ! /what=seen/.test( request.postData() ?? '' ) ) {
			asked.push( request.url() );
		}
	} );
	const sent = posts( page, url );
	await visit( page, url );
	expect( asked.join( '\n' ) ).not.toMatch( /captcha|turnstile|admin-ajax/ );
	await expect( page.getByLabel( 'Where?' ) ).toBeHidden();
	await page.getByRole( 'textbox', { name: 'Name' } ).focus();
	await page.keyboard.press( 'Enter' );
	const summary = page.getByRole( 'alert' );
	await expect( summary ).toBeFocused();
	await expectNoAxe( page, '.frontage-form' );
	await expect( page.locator( '.frontage-form' ) ).toMatchAriaSnapshot( `
    - alert:
      - paragraph: /Please fill in/
      - list:
        - listitem:
          - link "Name"
        - listitem:
          - link "Email"
    - textbox "Name" [invalid]
    - paragraph: Fill in this field.
    - textbox "Email" [invalid]
    - paragraph: Fill in this field.
    - group "How did you hear of us?":
      - radio "From a friend"
      - radio "Elsewhere"
    - textbox "Message"
    - button "Send"
    - status
  ` );
	await summary.getByRole( 'link', { name: 'Email' } ).click();
	const address = page.getByRole( 'textbox', { name: 'Email' } );
	await expect( address ).toBeFocused();
	await expect( address ).toHaveAccessibleDescription(
		'Fill in this field.'
	);
	await page.keyboard.type( ` ${ who }@Example` );
	await expect( address ).toHaveAccessibleDescription(
		/such as name@example/
	);
	await page.keyboard.type( '.org' );
	await expect( address ).toHaveAccessibleDescription( '' );
	await page.getByRole( 'textbox', { name: 'Name' } ).fill( `Ada ${ who }` );
	await page.getByLabel( 'Elsewhere' ).check();
	await expect( page.getByLabel( 'Where?' ) ).toBeVisible();
	await page.getByLabel( 'From a friend' ).check();
	await expect( page.getByLabel( 'Where?' ) ).toBeHidden();
	await expect( page.getByLabel( 'Where?' ) ).not.toHaveAttribute(
		'pattern'
	);
	expect( sent ).toEqual( [] );
	await page.evaluate( () =>
		addEventListener( 'frontage:goal', ( event ) => {
			document.title = ( event as CustomEvent ).detail.type;
		} )
	);
	await send( page ).dblclick();
	await expect( thanks( page ) ).toBeVisible();
	await expect( page.getByRole( 'status' ) ).toBeFocused();
	await expect( page ).toHaveTitle( 'con_goal' );
	expect( sent ).toHaveLength( 1 );
	expect( sent[ 0 ] ).toContain(
		'"field_id":"et_pb_contact_email_0","original_id":"email","required_mark":"required","field_type":"email","field_label":"Email"'
	);
	expect( sent[ 0 ] ).toContain( '["where"]' );
	const entries = await entriesOf( who );
	expect( entries ).toHaveLength( 1 );
	expect( entries[ 0 ].email ).toBe( `${ who }@example.org` );

	const mails = await mailsTo( owner );
	expect( mails ).toHaveLength( 1 );
	const [ mail ] = take( mails, 1 );
	expect( mail.subject ).toBe( `From Ada ${ who }` );
	expect( mail.headers ).toContain( `Reply-To: ${ who }@example.org` );
	expect( mail.message ).toContain(
		`Name: Ada ${ who }\nEmail: ${ who }@example.org\nHow did you hear of us?: From a friend`
	);
	expect( mail.message ).toContain( `Sent from ${ url }` );
	const [ reply ] = take( await mailsTo( `${ who }@example.org` ), 1 );
	expect( reply.message ).toBe( `Dear Ada ${ who }, thank you.` );
	expect( reply.headers ).toContain( `Reply-To: ${ owner }` );

	await page.goBack();
	await page.goForward();
	await page.getByRole( 'textbox', { name: 'Name' } ).fill( `Ada ${ who }` );
	await address.fill( `${ who }@example.org` );
	await page.getByLabel( 'Message' ).fill( 'One thing more' );
	await send( page ).click();
	await expect( thanks( page ) ).toBeVisible();
	expect(
		( await entriesOf( who ) ).map(
			( { content }: { content: { value: string }[] } ) =>
				content.at( -1 )!.value
		)
	).toEqual( [ 'One thing more', 'From a friend' ] );
	expect( await mailsTo( owner ) ).toHaveLength( 2 );
} );

test( 'works without script: corrected, confirmed, and sent once despite reloads', async ( {
	admin,
	noJs,
}, { testId, retry, repeatEachIndex } ) => {
	const who = `Nora ${ testId.slice( -8 ) }${ retry }${ repeatEachIndex }`;
	const url = await publishPage( admin, contact( { captcha: 'math' } ) );
	await visit( noJs, url );
	const called = noJs.getByRole( 'textbox', { name: 'Name' } );
	await called.fill( who );
	await noJs.getByRole( 'textbox', { name: 'Email' } ).fill( 'nora@example' );
	await send( noJs ).click();
	await expect( noJs.getByRole( 'alert' ) ).toContainText(
		'Email: Enter an email'
	);
	await expect( called ).toHaveValue( who );
	await noJs
		.getByRole( 'textbox', { name: 'Email' } )
		.fill( 'nora@example.org' );
	await pressUntil( send( noJs ), thanks( noJs ), () => answerSum( noJs ) );
	await noJs.reload();
	await expect( thanks( noJs ) ).toBeVisible();
	expect( await entriesOf( who ) ).toHaveLength( 1 );
} );

test.describe( 'offline', () => {
	test.use( { expectedErrors: [ /ERR_FAILED/ ] } );

	test( 'a lost connection keeps the text, retries once, and loses nothing', async ( {
		admin,
		page,
	}, { testId, retry, repeatEachIndex } ) => {
		const who = `Lou ${ testId.slice( -8 ) }${ retry }${ repeatEachIndex }`;
		const url = await publishPage(
			admin,
			form( { captcha: 'math' }, name ) +
				form( { captcha: 'math' }, name )
		);
		await visit( page, url );
		const one = page.locator( '.frontage-form' ).first();
		const other = page.locator( '.frontage-form' ).nth( 1 );
		await one.getByLabel( 'Name' ).fill( 'Another name' );
		await expect( one.locator( '.frontage-form__sum' ) ).toBeVisible();
		await expect( other.locator( '.frontage-form__sum' ) ).toHaveCount( 0 );
		await other.getByLabel( 'Name' ).fill( who );
		const sum = await other.locator( '.frontage-form__sum' ).innerText();
		const [ first, second ] = take( sum.match( /\d+/g ) ?? [], 2 );
		await other
			.getByLabel( 'Captcha' )
			.fill( String( Number( first ) + Number( second ) ) );
		let tries = 0;
		let isDown = true;
		await page.route( url, ( route ) => {
			tries++;
			return isDown ? route.abort() : route.continue();
		} );
		await send( other ).click();
		await expect( other.getByRole( 'alert' ) ).toContainText(
			'still here'
		);
		expect( tries ).toBe( 2 );
		await expect( other.getByLabel( 'Name' ) ).toHaveValue( who );
		isDown = false;
		await send( other ).click();
		await expect( thanks( other ) ).toBeVisible();
		await expect( send( page ) ).toHaveCount( 1 );
		await expect( one.getByLabel( 'Name' ) ).toHaveValue( 'Another name' );
		expect( await entriesOf( who ) ).toHaveLength( 1 );
	} );
} );
