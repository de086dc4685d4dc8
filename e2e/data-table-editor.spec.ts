/** Data tables in the editor: typed, pasted, undone, and seen by visitors. */
import { expect, test, visit } from './support/test';

test( 'is edited like a spreadsheet', async ( { editor, guest } ) => {
	await editor.create( { title: 'A page' } );
	await editor.insert( 'Data Table' );
	const block = editor.block( 'frontage/data-table' );
	const cell = ( place: string ) =>
		block.locator( `[data-cell="${ place }"]` );
	await cell( '-1:0' ).click();
	await editor.page.keyboard.type( 'Flour' );
	await editor.page.keyboard.press( 'Tab' );
	await expect( cell( '-1:1' ) ).toBeFocused();
	await editor.page.keyboard.type( 'Price' );
	await editor.page.keyboard.press( 'Enter' );
	await expect( cell( '0:1' ) ).toBeFocused();
	await editor.page.keyboard.type( '€2' );
	await editor.page.keyboard.press( 'ArrowDown' );
	await expect( cell( '1:1' ) ).toBeFocused();
	await cell( '2:2' ).click();
	await editor.page.keyboard.press( 'Tab' );
	await expect( cell( '3:0' ) ).toBeFocused();
	await cell( '0:0' ).evaluate( ( element ) => {
		const view = element.ownerDocument.defaultView!;
		const data = new view.DataTransfer();
		data.setData( 'text/plain', 'Rye\t€2.10\r\nBran\t€1.20\r\n' );
		element.dispatchEvent(
			new view.ClipboardEvent( 'paste', {
				clipboardData: data,
				bubbles: true,
				cancelable: true,
			} )
		);
	} );
	await expect( cell( '1:0' ) ).toHaveText( 'Bran' );
	await test.step( 'undo takes back what was pasted, redo brings it again', async () => {
		await editor.page
			.getByRole( 'button', { name: 'Undo', exact: true } )
			.click();
		await expect( cell( '1:0' ) ).not.toHaveText( 'Bran' );
		await expect( cell( '0:1' ) ).toHaveText( '€2' );
		await editor.page
			.getByRole( 'button', { name: 'Redo', exact: true } )
			.click();
		await expect( cell( '1:0' ) ).toHaveText( 'Bran' );
	} );
	await test.step( 'a column is deleted by the toolbar', async () => {
		await cell( '0:2' ).click();
		await editor.page
			.getByRole( 'button', { name: 'Edit rows and columns' } )
			.click();
		await editor.page
			.getByRole( 'menuitem', { name: 'Delete column' } )
			.click();
		await expect( cell( '0:2' ) ).toHaveCount( 0 );
	} );
	await visit( guest, await editor.publish() );
	await expect(
		guest.getByRole( 'rowheader', { name: 'Bran' } )
	).toBeVisible();
} );
