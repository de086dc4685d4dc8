/** Slideshows in the editor, and transforms to and from core covers. */
import { choose, transform } from '../support/library';
import { expect, test, visit } from '../support/test';

// The editor is slow on a busy machine.
test.slow();

test( 'plays on the canvas, converts to covers and back, and is controlled by another block', async ( {
	editor,
	lessMotion,
} ) => {
	await editor.create( { title: 'Direction' } );
	await editor.insert( 'Slideshow' );
	const show = editor.block( 'frontage/slideshow' );
	await choose( editor, show, [ 'Bridge', 'Street' ] );
	await editor.select( 'frontage/slideshow' );
	const settings = await editor.openSettings();
	await show.getByRole( 'button', { name: 'Play' } ).click();
	await show.getByRole( 'button', { name: 'Pause' } ).click();
	await transform( editor, 'Slideshow', 'Cover' );
	await expect( editor.block( 'core/cover' ) ).toHaveCount( 2 );
	await editor.page.keyboard.press( 'ControlOrMeta+z' );
	await editor.select( 'frontage/slideshow' );
	await settings.getByLabel( 'Screen reader label' ).fill( 'The town' );
	await editor.insert( 'Carousel Controls' );
	const remote = editor.block( 'frontage/remote-carousel' );
	await remote
		.getByLabel( 'Carousel to control' )
		.selectOption( { label: 'The town' } );
	await expect( remote.getByText( 'Next', { exact: true } ) ).toBeVisible();
	// For this visitor it does not play, and is on its first slide until the press.
	await visit( lessMotion, await editor.publish() );
	const made = lessMotion.getByRole( 'group', { name: 'The town' } );
	await lessMotion
		.locator( '.frontage-remote-carousel' )
		.getByRole( 'button', { name: 'Next' } )
		.click();
	await expect(
		made.locator( '.frontage-carousel__slide[aria-label^="2 "]' )
	).toHaveClass( /is-shown/ );
} );
