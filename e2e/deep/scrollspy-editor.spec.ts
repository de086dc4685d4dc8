/** Blocks that appear when they scroll into view: by CSS, and by script where CSS cannot. */
import { openExtension } from '../support/sidebar';
import { expect, test } from '../support/test';

test( 'is set for a core block', async ( { editor } ) => {
	await editor.create( { title: 'Scrollspy' } );
	await editor.insert( 'Separator' );
	await editor.select( 'core/separator' );
	const settings = await editor.openSettings();
	await openExtension( settings, 'Scrollspy' );
	await settings
		.getByRole( 'combobox', { name: 'Effect' } )
		.selectOption( { label: 'Fade' } );
	await expect( editor.block( 'core/separator' ) ).toHaveClass(
		/is-frontage-scrollspy-fade/
	);
	await expect
		.poll( () => editor.content() )
		.toContain( '"scrollspy":{"effect":"fade"}' );
} );
