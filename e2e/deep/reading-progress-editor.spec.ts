/** The reading progress bar. */
import type { Page } from '@playwright/test';
import { expect, test, visit } from '../support/test';

const progress = ( page: Page ) => page.locator( '.frontage-reading-progress' );

test( 'is inserted, changed to a circle and published', async ( {
	editor,
	guest,
} ) => {
	test.slow();
	await editor.create( { title: 'Progress' } );
	await editor.insert( 'Reading Progress' );
	const settings = await editor.openSettings();
	await settings.getByLabel( 'Indicator type' ).selectOption( 'circle' );
	await expect(
		editor.block( 'frontage/reading-progress' ).locator( 'svg' )
	).toBeVisible();
	await visit( guest, await editor.publish() );
	await expect( progress( guest ) ).toHaveClass( /is-circle/ );
} );
