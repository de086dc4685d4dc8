/** The content switcher for authors. */
import type { Page } from '@playwright/test';
import { expect, test, visit } from '../support/test';

const option = ( page: Page, name: string ) =>
	page.getByRole( 'radio', { name } );

test( 'is inserted, named, extended and published', async ( {
	editor,
	guest,
} ) => {
	test.slow();
	await editor.create( { title: 'Switched' } );
	await editor.insert( 'Content Switcher' );
	const name = ( place: number ) =>
		editor.canvas.getByRole( 'textbox', {
			name: `Name of content ${ place }`,
		} );
	await name( 1 ).fill( 'Red' );
	await name( 2 ).fill( 'Green' );
	const contents = editor.block( 'frontage/content-switcher-item' );
	await expect( contents.nth( 0 ) ).toBeHidden();
	const text = contents.nth( 1 ).locator( 'p' ).first();
	await text.click();
	await expect( text ).toBeFocused();
	await editor.page.keyboard.type( 'Limes.' );
	await editor.select( 'frontage/content-switcher' );
	// The toolbar is hidden while typing, until the mouse moves.
	await editor.page.mouse.move( 400, 500 );
	await editor.page.mouse.move( 420, 520 );
	await editor.page
		.getByRole( 'toolbar', { name: 'Block tools' } )
		.getByRole( 'button', { name: 'Add content' } )
		.click();
	await expect( name( 3 ) ).toBeFocused();
	await editor.page.keyboard.type( 'Blue' );
	await visit( guest, await editor.publish() );
	await option( guest, 'Green' ).check();
	await expect( guest.getByText( 'Limes.' ) ).toBeVisible();
	await expect( guest.getByRole( 'radio' ) ).toHaveCount( 3 );
} );
