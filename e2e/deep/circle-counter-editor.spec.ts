/** Circle counters for authors. */
import { expect, test, visit } from '../support/test';

test( 'is typed in place and published', async ( { editor, guest } ) => {
	await editor.create( { title: 'Circles' } );
	await editor.insert( 'Circle Counter' );
	const block = editor.block( 'frontage/circle-counter' );
	await block.getByRole( 'textbox', { name: 'Number' } ).click();
	await editor.page.keyboard.type( '37.5' );
	await block.getByRole( 'textbox', { name: 'Label' } ).click();
	await editor.page.keyboard.type( 'Rye' );
	await expect( block.locator( '.frontage-gauge__value' ) ).toHaveAttribute(
		'stroke-dasharray',
		'37.5 100'
	);
	await editor.select( 'frontage/circle-counter' );
	const settings = await editor.openSettings();
	await settings.getByLabel( 'Shape' ).selectOption( 'half' );
	await visit( guest, await editor.publish() );
	await expect( guest.locator( '.frontage-gauge.is-half' ) ).toHaveText(
		'Rye37.5%'
	);
} );
