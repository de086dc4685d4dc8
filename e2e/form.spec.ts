/** Forms as visitors fill them in, and the inbox they lead to. */
import { publishPage } from './support/modal';
import { sitePhp } from './support/site-php';
import { expect, expectNoAxe, test, visit } from './support/test';
import type { Page } from '@playwright/test';

const field = ( kind: string, attributes: object ) =>
	`<!-- wp:frontage/field-${ kind } ${ JSON.stringify( attributes ) } /-->`;

const name = field( 'text', { label: 'Name', name: 'name', required: true } );
const email = field( 'text', {
	kind: 'email',
	label: 'Email',
	name: 'email',
	required: true,
} );
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

let number = 0;
const form = ( attributes: object, ...inner: string[] ) =>
	`<!-- wp:frontage/form ${ JSON.stringify( {
		formId: `e2e${ ++number }w${ process.env.TEST_PARALLEL_INDEX }`,
		title: 'Contact',
		...attributes,
	} ) } -->${ inner.join( '' ) }<!-- /wp:frontage/form -->`;

const contact = ( attributes: object = {} ) =>
	form( attributes, name, email, heard, where, message );

const send = ( page: Page ) => page.getByRole( 'button', { name: 'Send' } );
const thanks = ( page: Page ) =>
	page.getByText( 'Thank you. Your message has arrived.' );
const posts = ( page: Page, url: string ) => {
	const sent: string[] = [];
	page.on( 'request', ( request ) => {
		if ( request.method() === 'POST' && request.url() === url ) {
			sent.push( request.postData() ?? '' );
		}
	} );
	return sent;
};

/** What the inbox has of a sender. */
const entriesOf = async ( who: string ) =>
	JSON.parse(
		await sitePhp(
			`echo wp_json_encode( Frontage\\Forms\\Entry_List::page( array( 'search' => '${ who }' ) ) );`
		)
	);

test( 'fill, fail, correct, send, by keyboard and reader, on a quiet page', async ( {
	admin,
	page,
} ) => {
	const url = await publishPage( admin, contact() );
	const asked: string[] = [];
	page.on( 'request', ( request ) => asked.push( request.url() ) );
	const sent = posts( page, url );
	await visit( page, url );
	expect( asked.join( '\n' ) ).not.toMatch( /captcha|turnstile|admin-ajax/ );
	await expect( page.getByLabel( 'Where?' ) ).toBeHidden();
	await page.getByRole( 'textbox', { name: 'Name' } ).focus();
	await page.keyboard.press( 'Enter' );
	const summary = page.getByRole( 'alert' );
	await expect( summary ).toBeFocused();
	await expect( summary ).toHaveText( /Please fill in:\s*Name\s*Email/ );
	await expectNoAxe( page, '.frontage-form' );
	await summary.getByRole( 'link', { name: 'Email' } ).click();
	const address = page.getByRole( 'textbox', { name: 'Email' } );
	await expect( address ).toBeFocused();
	await expect( address ).toHaveAccessibleDescription(
		'Fill in this field.'
	);
	await page.keyboard.type( ' Ada@Example' );
	await expect( address ).toHaveAccessibleDescription(
		/such as name@example/
	);
	await page.keyboard.type( '.org' );
	await expect( address ).toHaveAccessibleDescription( '' );
	await page.getByRole( 'textbox', { name: 'Name' } ).fill( 'Ada Keyboard' );
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
	const entries = await entriesOf( 'Ada Keyboard' );
	expect( entries ).toHaveLength( 1 );
	expect( entries[ 0 ].email ).toBe( 'ada@example.org' );
	await page.goBack();
	await page.goForward();
	await expect( send( page ) ).toBeVisible();
	expect( await entriesOf( 'Ada Keyboard' ) ).toHaveLength( 1 );
} );

test( 'works without script: corrected, confirmed, sent', async ( {
	admin,
	noJs,
} ) => {
	const url = await publishPage( admin, contact( { captcha: 'math' } ) );
	await visit( noJs, url );
	await noJs.getByRole( 'textbox', { name: 'Name' } ).fill( 'Noscript Nora' );
	await noJs.getByRole( 'textbox', { name: 'Email' } ).fill( 'nora@example' );
	await send( noJs ).click();
	await expect( noJs.getByRole( 'alert' ) ).toContainText(
		'Email: Enter an email'
	);
	expect(
		await noJs.getByRole( 'textbox', { name: 'Name' } ).inputValue()
	).toBe( 'Noscript Nora' );
	await noJs
		.getByRole( 'textbox', { name: 'Email' } )
		.fill( 'nora@example.org' );
	const sum = async () => {
		const label = noJs.getByLabel( 'Captcha' );
		const text = await noJs
			.locator( '.frontage-form__captcha' )
			.innerText();
		const [ one, other ] = text.match( /\d+/g )!.map( Number );
		await label.fill( String( one + other ) );
	};
	await sum();
	await expect( async () => {
		await sum();
		await send( noJs ).click();
		await expect( thanks( noJs ) ).toBeVisible( { timeout: 1000 } );
	} ).toPass();
	expect( await entriesOf( 'Noscript Nora' ) ).toHaveLength( 1 );
} );

test.describe( 'without network', () => {
	test.use( { expectedErrors: [ /ERR_FAILED/ ] } );

	test( 'a lost network keeps the text, tries once more, and loses nothing', async ( {
		admin,
		page,
	} ) => {
		const url = await publishPage(
			admin,
			form( {}, name ) + form( {}, name )
		);
		await visit( page, url );
		const second = page.locator( '.frontage-form' ).nth( 1 );
		await second.getByLabel( 'Name' ).fill( 'Lost Lou' );
		let tries = 0;
		let isDown = true;
		await page.route( url, ( route ) => {
			tries++;
			return isDown ? route.abort() : route.continue();
		} );
		await send( page ).nth( 1 ).click();
		await expect( second.getByRole( 'alert' ) ).toContainText(
			'still here'
		);
		expect( tries ).toBe( 2 );
		await expect( second.getByLabel( 'Name' ) ).toHaveValue( 'Lost Lou' );
		isDown = false;
		await send( page ).nth( 1 ).click();
		await expect( second.getByText( 'Thank you' ) ).toBeVisible();
		await expect( send( page ) ).toHaveCount( 1 );
		expect( await entriesOf( 'Lost Lou' ) ).toHaveLength( 1 );
	} );
} );

test.describe( 'a page from a cache', () => {
	test( 'of two days ago works, with proof of work and steps', async ( {
		admin,
		narrow,
	} ) => {
		const step = ( ...inner: string[] ) =>
			`<!-- wp:frontage/form-step --><div class="wp-block-frontage-form-step">${ inner.join( '' ) }</div><!-- /wp:frontage/form-step -->`;
		const url = await publishPage(
			admin,
			form(
				{ captcha: 'proof', button: 'Apply' },
				step( name ),
				step( email )
			)
		);
		const old = await ( await narrow.request.get( url ) ).text();
		await narrow.route( url, ( route ) =>
			route.request().method() === 'GET'
				? route.fulfill( { body: old, contentType: 'text/html' } )
				: route.continue()
		);
		await visit( narrow, url );
		const apply = narrow.getByRole( 'button', { name: 'Apply' } );
		await expect( apply ).toBeHidden();
		const next = narrow.getByRole( 'button', { name: 'Next' } );
		await next.tap();
		await expect( narrow.getByRole( 'alert' ) ).toContainText( 'Name' );
		await narrow
			.getByRole( 'textbox', { name: 'Name' } )
			.fill( 'Cached Cara' );
		await next.tap();
		await expect( narrow.getByText( 'Step 2 of 2' ) ).toBeVisible();
		await narrow
			.getByRole( 'textbox', { name: 'Email' } )
			.fill( 'cara@example.org' );
		await apply.tap();
		await expect( thanks( narrow ) ).toBeVisible();
		expect( await entriesOf( 'Cached Cara' ) ).toHaveLength( 1 );
	} );
} );

test( 'an author inserts a contact form, publishes it, and reads what comes', async ( {
	editor,
	admin,
	page,
} ) => {
	test.slow();
	await editor.create( { title: 'Contact' } );
	await editor.insert( 'Contact form' );
	await expect( editor.block( 'frontage/field-text' ) ).toHaveCount( 3 );
	await editor.select( 'frontage/form' );
	const settings = await editor.openSettings();
	await settings.getByLabel( 'Recipients' ).fill( 'owner@example.org' );
	await visit( page, await editor.publish() );
	await page.getByRole( 'textbox', { name: 'Name' } ).fill( 'Inbox Ida' );
	await page
		.getByRole( 'textbox', { name: 'Email' } )
		.fill( 'ida@example.org' );
	await page.getByRole( 'textbox', { name: 'Message' } ).fill( 'Good day' );
	await send( page ).click();
	await expect( thanks( page ) ).toBeVisible();
	await admin.goto( '/wp-admin/admin.php?page=frontage&tab=entries' );
	const row = admin.getByRole( 'row' ).filter( { hasText: 'Inbox Ida' } );
	await expect( row ).toContainText( 'New' );
	await row.getByRole( 'button', { name: 'Open' } ).click();
	const details = admin.getByRole( 'dialog' );
	await expect( details ).toContainText( 'Good day' );
	await details.getByLabel( 'Notes' ).fill( 'Called back' );
	await details.getByRole( 'button', { name: 'Save notes' } ).click();
	await admin.keyboard.press( 'Escape' );
	await expect( row ).toContainText( 'Read' );
	const [ file ] = await Promise.all( [
		admin.waitForEvent( 'download' ),
		admin.getByRole( 'button', { name: 'Export CSV' } ).click(),
	] );
	expect( file.suggestedFilename() ).toMatch( /^entries-.*\.csv$/ );
} );
