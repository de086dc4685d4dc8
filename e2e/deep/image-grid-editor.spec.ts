/** The image grid: filtering, loading more, and the lightbox. */
import type { Locator } from '@playwright/test';
import { choose } from '../support/library';
import { expect, test, visit } from '../support/test';

const pictures = ( grid: Locator ) => grid.locator( 'li:visible img' );

test( 'images are added from the library and categorized', async ( {
	editor,
	guest,
} ) => {
	test.slow();
	await editor.create( { title: 'A grid' } );
	await editor.insert( 'Image Grid' );
	const grid = editor.block( 'frontage/image-grid' );
	await choose( editor, grid, [ 'Bridge', 'Street', 'Coffee' ] );
	await expect( grid.locator( 'img' ) ).toHaveCount( 3 );
	await editor.select( 'frontage/image-grid' );
	const settings = await editor.openSettings();
	for ( const [ number, name ] of [ 'Outside', 'Inside' ].entries() ) {
		await settings.getByRole( 'button', { name: 'Add category' } ).click();
		const category = settings.locator( 'fieldset', {
			has: editor.page.getByRole( 'textbox', {
				name: `Category ${ number + 1 }`,
			} ),
		} );
		await category.getByRole( 'textbox' ).fill( name );
		await category.locator( 'button[aria-pressed]' ).nth( number ).click();
	}
	await expect( grid.getByText( 'Inside' ) ).toBeVisible();
	await visit( guest, await editor.publish() );
	const shown = guest.locator( '.frontage-image-grid' );
	await shown.getByRole( 'link', { name: 'Inside' } ).click();
	await expect( pictures( shown ) ).toHaveCount( 1 );
} );
