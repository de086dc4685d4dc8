/** What happens after a form was sent: the author's list in the editor, and its effects. */
import {
	email,
	field,
	form,
	mailsTo,
	name,
	send,
	thanks,
} from './support/forms';
import { find, message, row } from './support/inbox';
import { publishPage } from './support/modal';
import { sitePhp } from './support/site-php';
import { expect, expectNoAxe, test, visit } from './support/test';
import type { TestInfo } from '@playwright/test';

const whoIn = ( { testId, retry, repeatEachIndex }: TestInfo ) =>
	`a${ testId.slice( -8 ) }${ retry }${ repeatEachIndex }`;
const is = ( value: string ) => ( {
	relation: 'all',
	rules: [ [ 'topic', 'is', value ] ],
} );
const topic = field( 'choice', {
	kind: 'radio',
	label: 'Topic',
	name: 'topic',
	options: [ 'Sales', 'Help' ],
} );

test( 'sends to those whose condition is met, says so, and shows no address', async ( {
	admin,
	page,
}, info ) => {
	const who = whoIn( info );
	const at = ( team: string ) => `${ team }.${ who }@example.org`;
	const url = await publishPage(
		admin,
		form(
			{
				actions: [
					{
						type: 'mail',
						format: 'html',
						bcc: at( 'archive' ),
						to: [
							{ address: at( 'sales' ), when: is( 'Sales' ) },
							{ address: at( 'help' ), when: is( 'Help' ) },
						],
					},
					{
						type: 'message',
						text: 'Help is near.',
						when: is( 'Help' ),
					},
				],
			},
			name,
			email,
			topic
		)
	);
	await visit( page, url );
	expect( await page.content() ).not.toContain( who );
	await page.getByLabel( 'Name' ).fill( 'Ada' );
	await page.getByLabel( 'Email' ).fill( `${ who }@example.net` );
	await page.getByLabel( 'Help' ).check();
	await send( page ).click();
	await expect( page.getByText( 'Help is near.' ) ).toBeVisible();
	expect( await page.content() ).not.toContain( at( 'help' ) );
	const [ mail ] = await mailsTo( at( 'help' ) );
	expect( mail!.headers ).toContain( `Bcc: ${ at( 'archive' ) }` );
	expect( mail!.message ).toContain( '>Ada</td>' );
	expect( await mailsTo( at( 'sales' ) ) ).toEqual( [] );
} );

test( 'a redirect leads to the page, and the message to a webhook is told in the inbox', async ( {
	admin,
	page,
}, info ) => {
	const who = whoIn( info );
	await sitePhp(
		`update_option( 'frontage_form_webhooks', array( '${ who }' => array( 'name' => 'CRM ${ who }', 'url' => 'https://127.0.0.1/', 'key' => 'k' ) ) + get_option( 'frontage_form_webhooks', array() ), false );`
	);
	const url = await publishPage(
		admin,
		form(
			{
				actions: [
					{ type: 'webhook', endpoint: who },
					{ type: 'redirect', url: '/?sent=1' },
				],
			},
			name
		)
	);
	await visit( page, url );
	await page.getByLabel( 'Name' ).fill( who );
	await send( page ).click();
	await page.waitForURL( /sent=1/ );
	const open = message( admin );
	// The service is called after the response, and an open message does not change by itself.
	await expect( async () => {
		await admin.goto( '/wp-admin/admin.php?page=frontage-inbox' );
		await find( admin, who, 1 );
		await row( admin, who ).getByRole( 'link' ).click();
		await expect( open ).toContainText(
			'Another service did not accept the message',
			{ timeout: 5000 }
		);
	} ).toPass();
	await expect( open ).toContainText(
		`The webhook “CRM ${ who }”: waiting.`
	);
} );

test(
	'an author adds, orders, conditions and removes actions with the keyboard',
	{ tag: '@deep' },
	async ( { editor, page }, info ) => {
		test.slow();
		const who = whoIn( info );
		await editor.create( { title: 'Contact' } );
		await editor.insert( 'Contact Form' );
		await expect( editor.block( 'frontage/field-text' ) ).toHaveCount( 3 );
		await editor.select( 'frontage/form' );
		const settings = await editor.openSettings();
		const list = settings.getByRole( 'list' ).filter( {
			hasText: 'Save in the inbox',
		} );
		const items = list.locator( '> li' );
		await expect( items.first() ).toContainText( '1. Save in the inbox' );
		await expect( items.first().getByRole( 'button' ) ).toHaveCount( 0 );
		const keys = editor.page.keyboard;
		const add = async ( title: string ) => {
			await settings
				.getByRole( 'button', { name: 'Add action' } )
				.focus();
			await keys.press( 'Enter' );
			// A menu takes the focus when it has opened.
			await expect(
				editor.page.locator( '[role=menu]:focus-within' )
			).not.toHaveCount( 0 );
			await editor.page.getByRole( 'menuitem', { name: title } ).focus();
			await keys.press( 'Enter' );
		};
		await add( 'Show a message' );
		await settings
			.getByLabel( 'Message', { exact: true } )
			.fill( `Thanks ${ who }` );
		await items.last().getByRole( 'button', { name: 'Add rule' } ).click();
		await items.last().getByLabel( 'Value' ).fill( 'Ada' );
		await add( 'Redirect to a page' );
		await expect(
			settings.getByRole( 'button', { name: 'Add action' } )
		).toBeFocused();
		await expect( items ).toHaveCount( 4 );
		await expectNoAxe( editor.page, '.interface-complementary-area' );
		await settings
			.getByRole( 'button', { name: 'Move up: Show a message' } )
			.focus();
		await keys.press( 'Enter' );
		await expect( items.nth( 1 ) ).toContainText( '2. Show a message' );
		await expect(
			settings.getByRole( 'button', { name: 'Move up: Show a message' } )
		).toBeFocused();
		await settings
			.getByRole( 'button', { name: 'Remove: Redirect to a page' } )
			.focus();
		await keys.press( 'Enter' );
		await expect( items ).toHaveCount( 3 );
		await expect(
			settings.getByRole( 'button', { name: 'Add action' } )
		).toBeFocused();
		await visit( page, await editor.publish() );
		await page.getByRole( 'textbox', { name: 'Name' } ).fill( 'Ada' );
		await page
			.getByRole( 'textbox', { name: 'Email' } )
			.fill( 'ada@example.org' );
		await page
			.getByRole( 'textbox', { name: 'Message' } )
			.fill( 'Good day' );
		await send( page ).click();
		await expect( page.getByText( `Thanks ${ who }` ) ).toBeVisible();
		await expect( thanks( page ) ).toBeHidden();
	}
);
