/** The media library, as the editor opens it. */
import type { Locator } from '@playwright/test';
import type { Editor } from './editor';
import { expect } from './test';

/**
 * Chooses pictures through a block's placeholder.
 *
 * @param editor The editor.
 * @param block  The block, still empty.
 * @param names  Titles of photographs.
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
			// Where videos are allowed too, a click alone chooses one only.
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
 * Turns the selected block into another.
 *
 * @param editor The editor.
 * @param from   What the toolbar calls the block.
 * @param to     What it shall be.
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
