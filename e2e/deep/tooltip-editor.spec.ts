/** Tooltips for authors. */
import type { Page } from '@playwright/test';
import { openExtension } from '../support/sidebar';
import { expect, test, visit } from '../support/test';

const bubble = ( page: Page ) => page.getByRole( 'tooltip' );

test( 'is added to a core block and published', async ( { editor, guest } ) => {
	test.slow();
	await editor.create( { title: 'With a tooltip' } );
	await editor.insert( 'Separator' );
	await editor.select( 'core/separator' );
	const settings = await editor.openSettings();
	await openExtension( settings, 'Tooltip' );
	await settings.getByLabel( 'Text' ).fill( 'A line.' );
	await expect( editor.block( 'core/separator' ) ).toHaveAttribute(
		'title',
		'A line.'
	);
	await visit( guest, await editor.publish() );
	await expect(
		guest.locator( 'frontage-island[name=tooltip]' )
	).toHaveAttribute( 'data-state', 'awake' );
	await guest.locator( 'hr.has-frontage-tooltip' ).hover();
	await expect( bubble( guest ) ).toHaveText( 'A line.' );
} );
