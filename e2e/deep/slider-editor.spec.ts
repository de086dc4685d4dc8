/** Sliders in the editor. */
import { choose } from '../support/library';
import { expect, test, visit } from '../support/test';

// The editor is slow on a busy machine.
test.slow();

test( 'inserts several images, previews, edits slides in the list, and publishes', async ( {
	editor,
	guest,
} ) => {
	const { page } = editor;
	await editor.create( { title: 'Slides' } );
	await editor.insert( 'Slider' );
	const slider = editor.block( 'frontage/slider' );
	await choose( editor, slider, [ 'Bridge', 'Street' ] );
	const slides = editor.block( 'frontage/slide' );
	await expect( slides ).toHaveCount( 2 );
	await editor.select( 'frontage/slider' );
	const settings = await editor.openSettings();
	const dots = slider.locator( '.frontage-carousel__dot' );
	await slider.getByRole( 'button', { name: 'Next slide' } ).click();
	await expect( dots.nth( 1 ) ).toHaveAttribute( 'aria-current', 'true' );
	await expect
		.poll( () =>
			slider
				.locator( '.frontage-carousel__viewport' )
				.evaluate( ( { scrollLeft } ) => scrollLeft )
		)
		.toBeGreaterThan( 100 );
	await page
		.getByRole( 'toolbar', { name: 'Block tools' } )
		.getByRole( 'button', { name: 'Add slide' } )
		.click();
	await expect( slides ).toHaveCount( 3 );
	await page.getByRole( 'button', { name: 'Document Overview' } ).click();
	await expect(
		page
			.getByRole( 'treegrid' )
			.getByRole( 'link', { name: /^Slide\b/ } )
			.first()
	).toBeAttached();
	await editor.select( 'frontage/slider' );
	await settings.getByLabel( 'Screen reader label' ).fill( 'Our town' );
	await visit( guest, await editor.publish() );
	const made = guest.getByRole( 'group', { name: 'Our town' } );
	const pictures = made.locator( 'img' );
	await expect( pictures ).toHaveCount( 2 );
	await expect( pictures.first() ).toHaveAttribute( 'fetchpriority', 'high' );
	await expect( pictures.first() ).not.toHaveAttribute( 'loading' );
	await expect( pictures.last() ).toHaveAttribute( 'loading', 'lazy' );
} );
