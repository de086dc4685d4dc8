/** The feed of photos for authors. */
import { expect, test } from '../support/test';

// Answers and files that these tests let fail.
test.use( { expectedErrors: [ /Failed to load resource/ ] } );

test( 'an author sees a sample that says so, and the steps to connect', async ( {
	editor,
} ) => {
	await editor.create( { title: 'A page' } );
	await editor.insert( 'Photo Feed' );
	const block = editor.block( 'frontage/photo-feed' );
	await expect( block.getByText( /^Sample:/ ) ).toBeVisible();
	await expect( block.getByLabel( '1. Network' ) ).toHaveValue( 'instagram' );
	await expect( block.getByText( /2\. Connect Instagram/ ) ).toBeVisible();
	await block.getByLabel( '3. Account' ).fill( 'https://example.org/x' );
	await block.getByRole( 'button', { name: 'Show feed' } ).click();
	await expect( block.getByText( /not the address/ ).first() ).toBeVisible();
} );
