/** Image swap for authors. */
import type { Page } from '@playwright/test';
import { expect, test, visit } from '../support/test';

const byPress = ( page: Page ) => page.locator( '.is-by-click' ).first();
const button = ( page: Page ) =>
	byPress( page ).getByRole( 'button', { name: 'Show the other image' } );

test( 'is inserted, given two images and published', async ( {
	editor,
	guest,
} ) => {
	test.slow();
	await editor.create( { title: 'Swap' } );
	await editor.insert( 'Image Swap' );
	const block = editor.block( 'frontage/image-swap' );
	// By name: other tests add to the library.
	for ( const [ place, picture ] of [
		[ 'First image', /Bridge/ ],
		[ 'Second image', /Street/ ],
	] as const ) {
		await expect( block ).toContainText( place );
		await block.getByRole( 'button', { name: 'Media Library' } ).click();
		const dialog = editor.page.getByRole( 'dialog' );
		await dialog.getByRole( 'tab', { name: 'Media Library' } ).click();
		await dialog.getByRole( 'checkbox', { name: picture } ).first().click();
		await dialog
			.getByRole( 'button', { name: 'Select', exact: true } )
			.click();
	}
	await expect( block.locator( 'img.is-second' ) ).toBeVisible();
	const settings = await editor.openSettings();
	await settings.getByLabel( 'Swap images' ).selectOption( 'click' );
	await visit( guest, await editor.publish() );
	await button( guest ).click();
	await expect( byPress( guest ) ).toHaveAttribute( 'data-click', 'active' );
} );
