/** The gallery in the editor. */
import { expect, test, visit } from '../support/test';

test( 'images are selected, sorted, categorized and published', async ( {
	editor,
	page,
} ) => {
	test.slow();
	await editor.create( { title: 'A gallery' } );
	await editor.insert( 'Photo Gallery' );
	const block = editor.block( 'frontage/gallery' );
	await block.getByRole( 'button', { name: 'Media Library' } ).click();
	const dialog = editor.page.getByRole( 'dialog' );
	for ( const name of [ 'Bridge', 'Street', 'Coffee' ] ) {
		await dialog
			.getByRole( 'checkbox', { name: new RegExp( name ) } )
			.first()
			.click();
	}
	await dialog
		.getByRole( 'button', { name: 'Create a new gallery' } )
		.click();
	await dialog.getByRole( 'button', { name: 'Insert gallery' } ).click();
	await expect( block.locator( 'img' ) ).toHaveCount( 3 );

	const settings = await editor.openSettings();
	await settings.getByRole( 'button', { name: 'Edit image 1' } ).click();
	const categories = settings.getByRole( 'combobox', {
		name: 'Categories',
	} );
	await categories.fill( 'Water' );
	await categories.press( 'Enter' );
	await settings
		.getByRole( 'textbox', { name: 'Caption' } )
		.fill( 'Show first' );
	await settings.getByRole( 'button', { name: 'Move down' } ).first().click();
	await settings.getByRole( 'button', { name: 'Edit image 1' } ).click();
	await categories.fill( 'Town' );
	await categories.press( 'Enter' );
	await expect( block.getByText( 'Show first' ) ).toBeVisible();

	// Links do nothing on the canvas.
	const change = ( attributes: object ) =>
		block.evaluate(
			( element, given ) =>
				( window.top as any ).wp.data
					.dispatch( 'core/block-editor' )
					.updateBlockAttributes( element.dataset.block, given ),
			attributes
		);
	await editor.select( 'frontage/gallery' );
	await change( { perPage: 1, linkTo: 'file' } );
	const address = editor.page.url();
	await block.getByRole( 'link', { name: 'Next' } ).click();
	await block.locator( '.frontage-gallery__link' ).click();
	await expect( block.locator( '[aria-current=page]' ) ).toHaveText( '1' );
	expect( editor.page.url() ).toBe( address );
	await change( { perPage: 0, linkTo: 'none' } );

	await visit( page, await editor.publish() );
	const gallery = page.locator( '.frontage-gallery' );
	await expect( gallery.locator( 'img' ) ).toHaveCount( 3 );
	await expect( gallery.locator( 'li' ).last() ).toBeVisible();
	await gallery.getByRole( 'link', { name: 'Water' } ).click();
	await expect( gallery.locator( 'img' ) ).toHaveCount( 1 );
	await expect( gallery.getByText( 'Show first' ) ).toBeVisible();
} );
