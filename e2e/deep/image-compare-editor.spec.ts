/** The image comparison for authors. */
import { choose } from '../support/library';
import { expect, test, visit } from '../support/test';

test( 'is created from two images of the library', async ( {
	editor,
	guest,
} ) => {
	test.slow();
	await editor.create( { title: 'Compared' } );
	await editor.insert( 'Image Comparison' );
	const compare = editor.block( 'frontage/image-compare' );
	await choose( editor, compare, [ 'Bridge', 'Street' ] );
	await expect( compare.locator( 'img' ) ).toHaveCount( 2 );
	await editor.select( 'frontage/image-compare' );
	await editor.page
		.getByRole( 'toolbar', { name: 'Block tools' } )
		.getByRole( 'button', { name: 'Preview' } )
		.click();
	await compare
		.getByRole( 'slider', { name: 'Initial divider position' } )
		.fill( '20' );
	await visit( guest, await editor.publish() );
	await expect( guest.getByRole( 'slider' ) ).toHaveValue( '20' );
} );
