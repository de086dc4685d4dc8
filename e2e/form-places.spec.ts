/** Forms in the editor and the inbox, and forms in difficult places. */
import {
	answerSum,
	entriesOf,
	form,
	mailsTo,
	name,
	send,
	thanks,
} from './support/forms';
import { find, message, row as rowOf } from './support/inbox';
import { dialog, modal, paragraph, publishPage } from './support/modal';
import { expect, expectNoOverflow, test, visit } from './support/test';
import { take } from '../tests/support/items';

test( 'an author publishes a contact form and reads its messages', async ( {
	editor,
	admin,
	page,
}, { testId, retry, repeatEachIndex } ) => {
	test.slow();
	const who = `i${ testId.slice( -8 ) }${ retry }${ repeatEachIndex }`;
	await editor.create( { title: 'Contact' } );
	await editor.insert( 'Contact Form' );
	await expect( editor.block( 'frontage/field-text' ) ).toHaveCount( 3 );
	await editor.select( 'frontage/form' );
	const settings = await editor.openSettings();
	await settings.getByLabel( 'Recipients' ).fill( `${ who }@example.org` );
	await visit( page, await editor.publish() );
	await page.getByRole( 'textbox', { name: 'Name' } ).fill( who );
	await page
		.getByRole( 'textbox', { name: 'Email' } )
		.fill( 'ida@example.org' );
	await page.getByRole( 'textbox', { name: 'Message' } ).fill( 'Good day' );
	await send( page ).click();
	await expect( thanks( page ) ).toBeVisible();
	const [ mail ] = take( await mailsTo( `${ who }@example.org` ), 1 );
	expect( mail.headers ).toContain( 'Reply-To: ida@example.org' );
	expect( mail.message ).toContain( 'Message: Good day' );

	await admin.goto( '/wp-admin/admin.php?page=frontage&tab=entries' );
	await find( admin, who, 1 );
	const row = rowOf( admin, who );
	await expect( row ).toContainText( '(unread)' );
	await row.getByRole( 'link' ).click();
	const details = message( admin );
	await expect( details ).toContainText( 'Good day' );
	await details.getByLabel( 'Notes' ).fill( 'Called back' );
	await details.getByRole( 'button', { name: 'Save notes' } ).click();
	await details.getByRole( 'button', { name: 'All messages' } ).click();
	await expect( row ).not.toContainText( '(unread)' );
	await row.getByRole( 'button', { name: 'Actions' } ).click();
	await admin.getByRole( 'menuitem', { name: 'Resend email' } ).click();
	await expect(
		admin
			.getByTestId( 'snackbar' )
			.getByText( 'Email handed to the mail server.' )
	).toBeVisible();
	expect( await mailsTo( `${ who }@example.org` ) ).toHaveLength( 2 );
	const [ file ] = await Promise.all( [
		admin.waitForEvent( 'download' ),
		admin.getByRole( 'button', { name: 'Export CSV' } ).click(),
	] );
	expect( file.suggestedFilename() ).toMatch( /^entries-.*\.csv$/ );
} );

test(
	'forms in tabs, a popup and a loop of posts are independent, on a phone in a right-to-left language',
	{ tag: '@deep' },
	async ( { admin, open }, { testId, retry, repeatEachIndex } ) => {
		const who = `P${ testId.slice( -8 ) }${ retry }${ repeatEachIndex }`;
		const tab = ( title: string, inner: string ) =>
			`<!-- wp:frontage/tab ${ JSON.stringify( { title } ) } --><div class="wp-block-frontage-tab">${ inner }</div><!-- /wp:frontage/tab -->`;
		const url = await publishPage(
			admin,
			`<!-- wp:frontage/tabs --><div class="wp-block-frontage-tabs">${ tab( 'Read', paragraph( 'x' ) ) }${ tab( 'Write', form( { title: 'Tab', captcha: 'math' }, name ) ) }</div><!-- /wp:frontage/tabs -->` +
				modal(
					{ buttonText: 'Ask us', label: 'Question' },
					form( { title: 'Popup' }, name )
				) +
				`<!-- wp:query {"query":{"perPage":2,"postType":"post"}} --><div class="wp-block-query"><!-- wp:post-template -->${ form( { title: 'Loop' }, name ) }<!-- /wp:post-template --></div><!-- /wp:query -->`
		);
		const page = await open(
			{
				viewport: { width: 390, height: 844 },
				hasTouch: true,
				reducedMotion: 'reduce',
			},
			{ frontage_env_rtl: '1' }
		);
		await visit( page, url );
		await expectNoOverflow( page );
		expect(
			await page.evaluate( () => {
				const ids = [ ...document.querySelectorAll( '[id]' ) ].map(
					( { id } ) => id
				);
				return ids.filter(
					( id, place ) => ids.indexOf( id ) !== place
				);
			} )
		).toEqual( [] );

		await page.getByRole( 'tab', { name: 'Write' } ).click();
		const panel = page.getByRole( 'tabpanel', { name: 'Write' } );
		await panel.getByLabel( 'Name' ).fill( `${ who } tab` );
		await send( panel ).click();
		await expect( panel.getByLabel( 'Captcha' ) ).toHaveAttribute(
			'name',
			'frontage_captcha'
		);
		await answerSum( page );
		await send( panel ).click();
		await expect( thanks( panel ) ).toBeVisible();

		await page.getByRole( 'button', { name: 'Ask us' } ).click();
		const popup = dialog( page, 'Question' );
		await popup.getByLabel( 'Name' ).fill( `${ who } popup` );
		await send( popup ).click();
		await expect( thanks( popup ) ).toBeVisible();
		await expect( popup ).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await expect( popup ).toBeHidden();

		const loop = page.locator( '.wp-block-query .frontage-form' );
		await expect( loop ).toHaveCount( 2 );
		await loop.nth( 1 ).getByLabel( 'Name' ).fill( `${ who } loop` );
		await send( loop.nth( 1 ) ).click();
		await expect( thanks( loop.nth( 1 ) ) ).toBeVisible();
		await expect( send( loop.nth( 0 ) ) ).toBeVisible();
		await expect( thanks( panel ) ).toBeVisible();
		expect(
			( await entriesOf( who ) ).map(
				( { title }: { title: string } ) => title
			)
		).toEqual( [ 'Loop', 'Popup', 'Tab' ] );
		await page.emulateMedia( { media: 'print' } );
		await expect( send( loop.nth( 0 ) ) ).toBeHidden();
		await expect( loop.nth( 0 ).getByLabel( 'Name' ) ).toBeVisible();
	}
);
