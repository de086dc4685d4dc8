/** The countdown on every kind of page and in the editor. */
import { part } from '../support/countdown';
import { expect, test, visit } from '../support/test';

test( 'is set up in the editor: date, message, look of the end', async ( {
	editor,
	page,
} ) => {
	await editor.create( { title: 'Made in the editor' } );
	await editor.insert( 'Countdown' );
	const block = editor.block( 'frontage/countdown' );
	await block.getByRole( 'button', { name: 'Select date and time' } ).click();
	await editor.page
		.getByRole( 'spinbutton', { name: 'Year' } )
		.fill( '2099' );
	await editor.page
		.getByRole( 'spinbutton', { name: 'Year' } )
		.press( 'Enter' );
	await expect( block.locator( '[data-unit=second]' ) ).toBeVisible();
	await editor.select( 'frontage/countdown' );
	await editor.page
		.getByRole( 'button', { name: 'Preview the end' } )
		.click();
	const words = block.locator( '[data-type="core/paragraph"]' );
	await words.click();
	await expect( words ).toBeFocused();
	await editor.page.keyboard.type( 'Thanks for waiting.' );
	expect( await editor.content() ).toContain( '"date":"2099-' );
	await visit( page, await editor.publish() );
	await expect( part( page, 'timer' ) ).toBeVisible();
	await expect( page.getByText( 'Thanks for waiting.' ) ).toBeHidden();
} );

test( 'does not redirect in the editor and says so', async ( { editor } ) => {
	await editor.create( { title: 'No redirect' } );
	await editor.insert( 'Countdown per Visitor' );
	await editor.select( 'frontage/countdown' );
	const settings = await editor.openSettings();
	// The panel has the same name, and draws its fields a moment later.
	await settings
		.getByRole( 'combobox', { name: 'When it ends', exact: true } )
		.selectOption( 'redirect' );
	// The editor may also ask for it beside the block.
	const url = settings.getByLabel( 'URL', { exact: true } );
	await url.fill( 'javascript:alert(1)' );
	await expect(
		settings.getByText( 'Visitors cannot be redirected to this URL.' )
	).toBeVisible();
	await url.fill( '/plain/' );
	await expect(
		settings.getByText( 'The redirect does not run in the editor.' )
	).toBeVisible();
	await expect(
		editor.block( 'frontage/countdown' ).locator( '[data-unit=second]' )
	).toBeVisible();
	await expect( editor.page ).toHaveURL( /wp-admin\/post/ );
} );
