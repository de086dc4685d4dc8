/** Expandable content for authors. */
import { expect, test, visit } from '../support/test';

test( 'is inserted, filled, named and published', async ( {
	editor,
	guest,
} ) => {
	test.slow();
	await editor.create( { title: 'Folded' } );
	await editor.insert( 'Show More' );
	const block = editor.block( 'frontage/unfold' );
	const lines = block.locator( 'p' );
	await lines.first().click();
	await expect( lines.first() ).toBeFocused();
	await editor.page.keyboard.type( 'First line.' );
	for ( let line = 1; line <= 5; line++ ) {
		await editor.page.keyboard.press( 'Enter' );
		await expect( lines.nth( line ) ).toBeFocused();
		await editor.page.keyboard.type( 'Another.' );
	}
	await editor.select( 'frontage/unfold' );
	const settings = await editor.openSettings();
	await settings
		.getByLabel( 'Button text when collapsed' )
		.fill( 'All of it' );
	await visit( guest, await editor.publish() );
	await guest.getByText( 'All of it' ).click();
	await expect( guest.getByText( 'Show less' ) ).toBeVisible();
} );
