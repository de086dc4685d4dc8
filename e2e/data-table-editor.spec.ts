/** Data tables in the editor: typed, pasted, undone, and seen by visitors. */
import { strToU8, zipSync } from 'fflate';
import { expect, test, visit } from './support/test';

/** The parts of a workbook that have anything in it. */
const WORKBOOK = {
	'[Content_Types].xml':
		'<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
	'xl/workbook.xml':
		'<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>',
	'xl/_rels/workbook.xml.rels':
		'<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
	'xl/worksheets/sheet1.xml': `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${ [
		[ 'Flour', 'Price' ],
		[ '&lt;img src=x onerror=alert(1)&gt;', '2.5' ],
		[ '=1+1', '3' ],
	]
		.map(
			( [ name, price ], at ) =>
				`<row r="${ at + 1 }"><c r="A${ at + 1 }" t="inlineStr"><is><t>${ name }</t></is></c><c r="B${ at + 1 }"${
					at
						? `><v>${ price }</v>`
						: ` t="inlineStr"><is><t>${ price }</t></is>`
				}</c></row>`
		)
		.join( '' ) }</sheetData></worksheet>`,
};

test(
	'is edited like a spreadsheet',
	{ tag: '@deep' },
	async ( { editor, guest } ) => {
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
		await test.step( 'a workbook replaces all rows, one without rows says so', async () => {
			const files = block.locator( 'input[type=file]' );
			const file = ( buffer: Buffer ) => ( {
				name: 'prices.xlsx',
				mimeType: 'application/octet-stream',
				buffer,
			} );
			await cell( '0:0' ).click();
			await files.setInputFiles(
				file( Buffer.from( 'PK\u0003\u0004 is no workbook' ) )
			);
			await expect(
				block.getByText( 'The file could not be read.' )
			).toBeVisible();
			await files.setInputFiles(
				file(
					Buffer.from(
						zipSync(
							Object.fromEntries(
								Object.entries( WORKBOOK ).map(
									( [ name, text ] ) => [
										name,
										strToU8( text ),
									]
								)
							)
						)
					)
				)
			);
			await expect( cell( '1:1' ) ).toHaveText( '3' );
			await visit( guest, await editor.update() );
			const table = guest.locator( '.frontage-data-table' );
			await expect( table.getByRole( 'rowheader' ) ).toHaveText( [
				'<img src=x onerror=alert(1)>',
				'=1+1',
			] );
		} );
	}
);
