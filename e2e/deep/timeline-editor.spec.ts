/** The timeline for authors. */
import type { Page } from '@playwright/test';
import { expect, test, visit } from '../support/test';

const timelines = ( page: Page ) => page.locator( '.frontage-timeline' );

test( 'is inserted, dated, extended and published', async ( {
	editor,
	guest,
} ) => {
	test.slow();
	await editor.create( { title: 'Years' } );
	await editor.insert( 'Timeline' );
	const item = editor.block( 'frontage/timeline-item' );
	await expect( item ).toHaveCount( 3 );
	await item.nth( 0 ).getByRole( 'textbox', { name: 'Date' } ).fill( '1998' );
	await item
		.nth( 0 )
		.getByRole( 'textbox', { name: 'Event title' } )
		.fill( 'A stall' );
	await editor.select( 'frontage/timeline-item', 1 );
	const settings = await editor.openSettings();
	await settings.getByLabel( 'Year, month, or day' ).fill( '2006-04' );
	await item
		.nth( 1 )
		.getByRole( 'textbox', { name: 'Event title' } )
		.fill( 'A shop' );
	await editor.select( 'frontage/timeline' );
	await settings.getByLabel( 'Layout' ).selectOption( 'alternating' );
	await visit( guest, await editor.publish() );
	await expect( timelines( guest ) ).toHaveClass( /is-alternating/ );
	await expect( guest.locator( 'time[datetime="1998"]' ) ).toBeVisible();
	await expect( guest.locator( 'time[datetime="2006-04"]' ) ).toHaveText(
		'April 2006'
	);
} );
