/** Blocks that move with the scroll position: by CSS, and by script where CSS cannot. */
import { openExtension } from '../support/sidebar';
import { expect, test } from '../support/test';

test( 'is set for a core block', async ( { editor } ) => {
	await editor.create( { title: 'Parallax' } );
	await editor.insert( 'Separator' );
	await editor.select( 'core/separator' );
	const settings = await editor.openSettings();
	await openExtension( settings, 'Parallax' );
	await settings
		.getByRole( 'spinbutton', { name: 'Vertical movement (px)' } )
		.fill( '80' );
	await expect( editor.block( 'core/separator' ) ).toHaveClass(
		/has-frontage-parallax/
	);
	await expect
		.poll( () => editor.content() )
		.toContain( '"parallax":{"vertical":80}' );
} );
