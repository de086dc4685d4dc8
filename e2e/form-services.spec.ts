/** Other services that forms call: webhooks and mailing lists, in the editor, after a submission, and in the inbox. */
import { form, name, send, thanks } from './support/forms';
import {
	find as findMessages,
	message as openedMessage,
	row,
} from './support/inbox';
import { publishPage } from './support/modal';
import { unfold } from './support/sidebar';
import { sitePhp } from './support/site-php';
import { expect, expectNoAxe, test, visit } from './support/test';
import { startStub, type Stub } from './support/vendor';
import type { Page, TestInfo } from '@playwright/test';

test.use( { expectedErrors: [ /status of 4/ ] } );
let service: Stub;
test.beforeAll( async () => {
	service = await startStub( 'form-webhook' );
} );
test.afterAll( () => service.end() );

const whoIn = ( { testId, retry, repeatEachIndex }: TestInfo ) =>
	`s${ testId.slice( -8 ) }${ retry }${ repeatEachIndex }`;

/** Lets the site find the service: without this cookie its name is unknown. */
const find = ( page: Page ) =>
	page.context().addCookies( [
		{
			name: 'frontage_env_vendors',
			value: `crm.example.com:${ service.port }`,
			url: process.env.FRONTAGE_URL!,
		},
	] );
const lose = ( page: Page ) =>
	page.context().clearCookies( { name: 'frontage_env_vendors' } );

/** Opens a message once its services were called: the visitor has the response before, and it does not change by itself. */
async function message( admin: Page, who: string ) {
	await expect
		.poll( () =>
			sitePhp( `
				foreach ( Frontage\\Domain\\Forms\\Entry_List::page( array( 'search' => '${ who }' ) ) as $one ) {
					foreach ( Frontage\\Domain\\Forms\\Entry_Jobs::of( $one['id'] ) as $job ) {
						echo $job['tries'] || 'done' === $job['state'] ? 'called' : $job['state'];
					}
				}` )
		)
		.toBe( 'called' );
	await admin.goto( '/wp-admin/admin.php?page=frontage-inbox' );
	await findMessages( admin, who, 1 );
	await row( admin, who ).getByRole( 'link' ).click();
	return openedMessage( admin );
}

test( 'an administrator adds a webhook, which gets a message signed, and again when the owner wants it', async ( {
	admin,
	editor,
	page,
}, info ) => {
	test.slow();
	const who = whoIn( info );
	await find( editor.page );
	await editor.create( { title: 'Contact' } );
	await editor.insert( 'Contact Form' );
	await editor.select( 'frontage/form' );
	const settings = await editor.openSettings();
	await settings.getByRole( 'button', { name: 'Add action' } ).click();
	await editor.page
		.getByRole( 'menuitem', { name: 'Call a webhook' } )
		.click();
	await expect(
		settings.getByText(
			'After all emails, when the visitor has the response'
		)
	).toBeVisible();
	const fields = settings.getByRole( 'group', { name: 'New webhook' } );
	await fields.getByLabel( 'Name' ).fill( `CRM ${ who }` );
	for ( const url of [
		'http://crm.example.com/',
		'https://127.0.0.1/',
		'https://localhost/',
		'https://user@crm.example.com/',
	] ) {
		await fields.getByLabel( 'Address' ).fill( url );
		await fields.getByRole( 'button', { name: 'Add webhook' } ).click();
		await expect(
			settings.locator( '.components-notice.is-error' )
		).toBeVisible();
		await expect( fields.getByLabel( 'Address' ) ).toHaveValue( url );
	}
	await fields.getByLabel( 'Address' ).fill( 'https://crm.example.com/200' );
	await fields.getByRole( 'button', { name: 'Add webhook' } ).click();
	await expect(
		settings.getByText( 'Copy the signing key now.' )
	).toBeVisible();
	await expect(
		settings.locator( '.components-notice.is-error' )
	).toHaveCount( 0 );
	await expect(
		settings.getByLabel( 'Webhook', { exact: true } )
	).toContainText( `CRM ${ who } (crm.example.com)` );
	const key = await settings.locator( 'code' ).innerText();
	expect( key ).toMatch( /^[0-9a-f]{64}$/ );
	await expectNoAxe( editor.page, '.interface-complementary-area' );
	const url = await editor.publish();
	await lose( editor.page );

	await visit( page, url );
	expect( await page.content() ).not.toContain( 'crm.example' );
	await page.getByRole( 'textbox', { name: 'Name' } ).fill( who );
	await page
		.getByRole( 'textbox', { name: 'Email' } )
		.fill( `${ who }@example.org` );
	await page.getByRole( 'textbox', { name: 'Message' } ).fill( 'Good day' );
	await send( page ).click();
	await expect( thanks( page ) ).toBeVisible();

	const open = await message( admin, who );
	await expect( open ).toContainText(
		`The webhook “CRM ${ who }”: waiting.`
	);
	expect( await service.notes() ).toEqual( [] );
	await find( admin );
	await open.getByRole( 'button', { name: 'Retry other services' } ).click();
	await expect( open ).toContainText(
		`The webhook “CRM ${ who }” accepted the message.`
	);
	await expect(
		open.getByRole( 'button', { name: 'Retry other services' } )
	).toHaveCount( 0 );
	await expectNoAxe( admin, '.frontage-inbox' );
	await lose( admin );
	const notes = ( await service.notes() ).map( ( line ) =>
		JSON.parse( line )
	);
	expect( notes ).toHaveLength( 1 );
	expect( notes[ 0 ].body ).toContain( who );
	const { createHmac } = await import( 'node:crypto' );
	expect( notes[ 0 ].signature ).toBe(
		`sha256=${ createHmac( 'sha256', key )
			.update( `${ notes[ 0 ].time }.${ notes[ 0 ].body }` )
			.digest( 'hex' ) }`
	);
} );

test(
	'a webhook that was removed is named where it was, and in the history',
	{ tag: '@deep' },
	async ( { admin, editor, page }, info ) => {
		const who = whoIn( info );
		await visit(
			page,
			await publishPage(
				admin,
				form(
					{ actions: [ { type: 'webhook', endpoint: who } ] },
					name
				)
			)
		);
		await page.getByLabel( 'Name' ).fill( who );
		await send( page ).click();
		await expect( thanks( page ) ).toBeVisible();
		const removed = 'The webhook was removed.';
		await expect( await message( admin, who ) ).toContainText( removed );
		await editor.create( { title: 'Gone' } );
		await editor.insert( 'Contact Form' );
		await editor.select( 'frontage/form' );
		await editor.page.evaluate( ( endpoint ) => {
			const { select, dispatch } = ( window as any ).wp.data;
			dispatch( 'core/block-editor' ).updateBlockAttributes(
				select( 'core/block-editor' ).getSelectedBlockClientId(),
				{ actions: [ { type: 'webhook', endpoint } ] }
			);
		}, who );
		const settings = await editor.openSettings();
		const card = settings.getByRole( 'button', {
			name: '2. Call a webhook',
		} );
		await unfold( card );
		await expect(
			settings.locator( '.components-notice' ).getByText( removed )
		).toBeVisible();
	}
);

test(
	'a sign-up does nothing until a consent field is selected, then signs up who ticked it',
	{ tag: '@deep' },
	async ( { admin, editor, page }, info ) => {
		test.slow();
		const who = whoIn( info );
		await editor.create( { title: 'Contact' } );
		await editor.insert( 'Contact Form' );
		await expect( editor.block( 'frontage/field-text' ) ).toHaveCount( 3 );
		await editor.select( 'frontage/form' );
		const settings = await editor.openSettings();
		await settings.getByRole( 'button', { name: 'Add action' } ).click();
		await editor.page
			.getByRole( 'menuitem', { name: 'Sign up for a mailing list' } )
			.click();
		await expect(
			settings.getByText( 'This action does nothing yet' )
		).toBeVisible();
		await editor.select( 'frontage/field-text', 2 );
		await editor.insert( 'Consent Field' );
		await editor
			.block( 'frontage/field-consent' )
			.getByRole( 'textbox', { name: 'Label' } )
			.fill( 'Send me news' );
		await editor.select( 'frontage/form' );
		await editor.openSettings();
		const card = settings.getByRole( 'button', {
			name: /Sign up for a mailing list$/,
		} );
		await unfold( card.first() );
		await settings
			.getByLabel( 'Consent field' )
			.selectOption( 'send_me_news' );
		await expect(
			settings.getByText( 'This action does nothing yet' )
		).toHaveCount( 0 );
		await settings.getByLabel( 'List name' ).fill( who );
		await settings
			.getByRole( 'checkbox', { name: 'Double opt-in' } )
			.uncheck();
		await expectNoAxe( editor.page, '.interface-complementary-area' );
		await visit( page, await editor.publish() );
		await page.getByRole( 'textbox', { name: 'Name' } ).fill( who );
		await page
			.getByRole( 'textbox', { name: 'Email' } )
			.fill( `${ who }@example.org` );
		await page
			.getByRole( 'textbox', { name: 'Message' } )
			.fill( 'Good day' );
		await page.getByRole( 'checkbox' ).check();
		await send( page ).click();
		await expect( thanks( page ) ).toBeVisible();
		await expect( await message( admin, who ) ).toContainText(
			`${ who }@example.org was signed up for the mailing list.`
		);
		expect(
			await sitePhp(
				`global $wpdb; echo $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i WHERE email = %s', Frontage\\Base\\Store\\Tables::name( 'subscribers' ), '${ who }@example.org' ) );`
			)
		).toBe( '1' );
	}
);
