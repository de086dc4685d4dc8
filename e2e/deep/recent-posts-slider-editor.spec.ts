/** The newest posts, one at a time (S0 §9). */
import { expect, test, visit } from '../support/test';

test( 'shows real posts in the editor, and is published', async ( {
	editor,
	guest,
} ) => {
	test.slow();
	await editor.create( { title: 'Newest' } );
	await editor.insert( 'Recent Posts Slider: Wide' );
	const slider = editor.block( 'frontage/recent-posts-slider' );
	await expect( slider.locator( '.frontage-card' ).first() ).toBeVisible();
	const settings = await editor.openSettings();
	await expect( settings.getByLabel( 'Designed for' ) ).toHaveValue( 'wide' );
	await settings
		.getByLabel( 'Screen reader label' )
		.fill( 'From our kitchen' );
	await visit( guest, await editor.publish() );
	await expect(
		guest.getByRole( 'group', { name: 'From our kitchen' } )
	).toBeVisible();
} );
