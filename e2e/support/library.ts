/** The media library as opened by the editor. */
import type { Locator } from '@playwright/test';
import type { Editor } from './editor';
import { expect } from './test';

/**
 * Selects images through a block's placeholder.
 *
 * @param block The empty block.
 * @param names Titles of the images.
 */
export async function choose(
	editor: Editor,
	block: Locator,
	names: string[]
): Promise< void > {
	await block.getByRole( 'button', { name: 'Media Library' } ).click();
	const dialog = editor.page.getByRole( 'dialog' );
	for ( const name of names ) {
		await dialog
			.getByRole( 'checkbox', { name: new RegExp( name ) } )
			.first()
			// Where videos are allowed too, a plain click selects only one item.
			.click( { modifiers: [ 'ControlOrMeta' ] } );
	}
	const gallery = dialog.getByRole( 'button', {
		name: 'Create a new gallery',
	} );
	const select = dialog.getByRole( 'button', {
		name: 'Select',
		exact: true,
	} );
	await expect( gallery.or( select ).first() ).toBeVisible();
	if ( await gallery.isVisible() ) {
		await gallery.click();
		await dialog.getByRole( 'button', { name: 'Insert gallery' } ).click();
	} else {
		await select.click();
	}
}

/**
 * Transforms the selected block into another.
 *
 * @param from The block's name in the toolbar.
 * @param to   Name of the target block.
 */
export async function transform(
	editor: Editor,
	from: string,
	to: string
): Promise< void > {
	const { page } = editor;
	await page
		.getByRole( 'toolbar', { name: 'Block tools' } )
		.getByRole( 'button', { name: from, exact: true } )
		.click();
	await page.getByRole( 'menuitem', { name: to, exact: true } ).click();
}
