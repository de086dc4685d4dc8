/** Carousels in the editor, and transforms to and from core galleries. */
import { choose, transform } from './support/library';
import { expect, test, visit } from './support/test';

// The editor is slow on a busy machine.
test.slow();

test(
	'converts images and galleries, reorders items, and publishes',
	{ tag: '@deep' },
	async ( { editor, guest } ) => {
		const { page } = editor;
		await editor.create( { title: 'In a row' } );
		await editor.insert( 'Carousel' );
		const carousel = editor.block( 'frontage/carousel' );
		await choose( editor, carousel, [ 'Bridge', 'Street', 'Clouds' ] );
		const images = editor.block( 'core/image' );
		await expect( images ).toHaveCount( 3 );
		await editor.select( 'frontage/carousel' );
		const settings = await editor.openSettings();
		await transform( editor, 'Carousel', 'Gallery' );
		await expect( editor.block( 'core/gallery' ) ).toHaveCount( 1 );
		await expect( images ).toHaveCount( 3 );
		await editor.select( 'core/gallery' );
		await transform( editor, 'Gallery', 'Carousel' );
		await expect( images ).toHaveCount( 3 );
		await editor.select( 'frontage/carousel' );
		await page
			.getByRole( 'toolbar', { name: 'Block tools' } )
			.getByRole( 'button', { name: 'Move slide forward' } )
			.click();
		await settings.getByLabel( 'Screen reader label' ).fill( 'A row' );
		await visit( guest, await editor.publish() );
		const pictures = guest
			.getByRole( 'group', { name: 'A row' } )
			.locator( 'img' );
		await expect( pictures ).toHaveCount( 3 );
		await expect( pictures.first() ).toHaveAttribute( 'src', /street/ );

		// Posts as items: real posts on the canvas and for visitors.
		await editor.create( { title: 'Posts in a row' } );
		await editor.insert( 'Post Carousel' );
		const cards = '.frontage-carousel.is-posts .frontage-card__title';
		await expect( carousel.locator( cards ).first() ).toBeVisible();
		await editor.select( 'frontage/carousel' );
		await expect(
			settings.getByRole( 'spinbutton', { name: 'Desktop' } )
		).toHaveValue( '0' );
		await visit( guest, await editor.publish() );
		await expect(
			guest.getByRole( 'group', { name: 'Posts', exact: true } )
		).toBeVisible();
		await expect( guest.locator( cards ).first() ).toBeVisible();
	}
);
