/** Counters for authors. */
import { expect, test, visit } from '../support/test';

test( 'is typed in place, labelled and published', async ( {
	editor,
	guest,
} ) => {
	await editor.create( { title: 'Numbers' } );
	await editor.insert( 'Counter' );
	const block = editor.block( 'frontage/counter' );
	const number = block.getByRole( 'textbox', { name: 'Number' } );
	await number.click();
	await expect( number ).toBeFocused();
	await editor.page.keyboard.type( '12400.5' );
	const label = block.getByRole( 'textbox', { name: 'Label' } );
	await label.click();
	await expect( label ).toBeFocused();
	await editor.page.keyboard.type( 'Loaves' );
	await editor.canvas.getByRole( 'textbox', { name: 'Add title' } ).click();
	await expect( number ).toHaveText( '12,400.5' );
	await editor.select( 'frontage/counter' );
	const settings = await editor.openSettings();
	await settings.getByLabel( 'After the number' ).fill( ' t' );
	await visit( guest, await editor.publish() );
	await expect( guest.locator( '.frontage-counter__figure' ) ).toHaveText(
		'12,400.5\u{a0}t'
	);
	await expect( guest.locator( '.frontage-counter__label' ) ).toHaveText(
		'Loaves'
	);
} );
