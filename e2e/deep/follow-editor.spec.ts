/** Follow Buttons: links to profiles without script, and numbers that the owner enters once. */
import { expect, message, test } from '../support/settings';
import { visit } from '../support/test';

test( 'is inserted, filled, counted for the whole site and published', async ( {
	editor,
	owner,
} ) => {
	await editor.create( { title: 'Follow us' } );
	await editor.insert( 'Follow Buttons' );
	const field = editor
		.block( 'frontage/follow' )
		.getByLabel( 'Addresses of your profiles' );
	await field.fill( 'www.instagram.com/bakery\n@bakery' );
	// What is no address is named.
	const settings = await editor.openSettings();
	await expect(
		settings.getByText( 'This is not an address: @bakery' )
	).toBeVisible();
	await settings
		.getByLabel( 'Addresses of your profiles' )
		.fill( 'www.instagram.com/bakery\nhttps://x.com/bakery' );
	await expect(
		editor.block( 'frontage/follow' ).getByText( 'Instagram' )
	).toBeVisible();
	const url = await editor.publish();

	const screen = await owner( '&module=follow' );
	await screen
		.getByRole( 'spinbutton', { name: 'Followers on Instagram' } )
		.fill( '1240' );
	await screen.getByRole( 'button', { name: 'Save' } ).first().click();
	await expect( message( screen, 'Settings saved.' ) ).toBeVisible();
	await visit( screen, url );
	await expect(
		screen.getByRole( 'link', { name: 'Instagram 1,240 followers' } )
	).toHaveAttribute( 'href', 'https://www.instagram.com/bakery' );
	await expect(
		screen.getByRole( 'link', { name: 'X', exact: true } )
	).toBeVisible();
} );
