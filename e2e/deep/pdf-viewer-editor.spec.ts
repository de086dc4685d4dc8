/** PDFs: opened by a press in the browser's viewer, by themselves when near, and as files on phones. */
import { expect, test, visit } from '../support/test';

test( 'is inserted by its address and published in the editor', async ( {
	editor,
	guest,
} ) => {
	test.slow();
	await editor.create( { title: 'A page' } );
	await editor.insert( 'PDF Viewer' );
	const block = editor.block( 'frontage/pdf-viewer' );
	await block.getByRole( 'button', { name: 'Insert from URL' } ).click();
	const field = editor.page.getByPlaceholder( 'Paste or type URL' );
	await field.fill( 'https://example.org/menu.pdf' );
	await field.press( 'Enter' );
	await expect( block ).toContainText( 'menu.pdf' );
	await visit( guest, await editor.publish() );
	await expect( guest.getByRole( 'link', { name: 'Open' } ) ).toHaveAttribute(
		'href',
		'https://example.org/menu.pdf'
	);
} );
