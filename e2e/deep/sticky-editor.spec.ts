/** Sticky blocks: where they stay while the page scrolls. */
import { openExtension } from '../support/sidebar';
import { expect, test } from '../support/test';

test( 'is set for a core block', async ( { editor } ) => {
	await editor.create( { title: 'Sticky' } );
	await editor.insert( 'Separator' );
	await editor.select( 'core/separator' );
	const settings = await editor.openSettings();
	await openExtension( settings, 'Sticky' );
	await settings
		.getByRole( 'combobox', { name: 'Stick to' } )
		.selectOption( { label: 'Top' } );
	await expect( editor.block( 'core/separator' ) ).toHaveClass(
		/is-frontage-sticky-top/
	);
	await settings
		.getByRole( 'combobox', { name: 'Until' } )
		.selectOption( { label: 'End of the page' } );
	await expect
		.poll( () => editor.content() )
		.toContain( '"sticky":{"side":"top","limit":"page"}' );
} );
