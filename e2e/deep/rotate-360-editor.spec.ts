/** The 360° view of a product. */
import { choose } from '../support/library';
import { expect, test, visit } from '../support/test';

test( 'is created from images of the library', async ( { editor, guest } ) => {
	test.slow();
	await editor.create( { title: 'A turn' } );
	await editor.insert( '360° View' );
	const turn = editor.block( 'frontage/rotate-360' );
	await choose( editor, turn, [ 'Bridge', 'Street', 'Clouds' ] );
	await turn.getByRole( 'slider', { name: 'Rotation' } ).fill( '1' );
	await expect(
		turn.locator( '.frontage-rotate-360__picture.is-shown' )
	).toHaveCount( 1 );
	const settings = await editor.openSettings();
	await settings.getByLabel( 'Screen reader label' ).fill( 'A pot' );
	await visit( guest, await editor.publish() );
	await expect(
		guest.getByRole( 'slider', { name: 'A pot' } )
	).toHaveAttribute( 'aria-valuemax', '3' );
} );
