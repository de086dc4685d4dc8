/** Walls of pictures become each other in the editor; no link, size, crop or text is lost on the way. What need not run at each commit. */
import type { Editor } from '../support/editor';
import { insertGallery } from '../support/picture-walls';
import { expect, test, visit } from '../support/test';

// The editor is slow on a busy machine.
test.slow();

interface Block {
	name: string;
	clientId: string;
	isValid: boolean;
	innerBlocks: Block[];
}

declare const wp: {
	blocks: {
		createBlock: (
			name: string,
			attributes: object,
			inner?: Block[]
		) => Block;
		parse: ( content: string ) => Block[];
		serialize: ( blocks: Block[] ) => string;
		switchToBlockType: ( blocks: Block[], name: string ) => Block[] | null;
	};
	data: {
		select: ( store: string ) => any;
		dispatch: ( store: string ) => any;
	};
};

const selected = ( editor: Editor ): Promise< string | undefined > =>
	editor.page.evaluate(
		() => wp.data.select( 'core/block-editor' ).getSelectedBlock()?.name
	);

test( 'a layout is chosen on the toolbar and undone in one step; visitors get the links', async ( {
	editor,
	guest,
} ) => {
	const { page } = editor;
	await editor.create( { title: 'Layouts' } );
	await insertGallery( editor );
	const choose = async ( layout: string, checked: string ) => {
		await page
			.getByRole( 'toolbar', { name: 'Block tools' } )
			.getByRole( 'button', { name: 'Layout', exact: true } )
			.click();
		await expect(
			page.getByRole( 'menuitemradio', { checked: true } )
		).toHaveText( checked );
		await page
			.getByRole( 'menuitemradio', { name: layout, exact: true } )
			.click();
	};
	const steps: [ string, string ][] = [
		[ 'Slideshow', 'frontage/slideshow' ],
		[ 'Justified rows', 'frontage/justified-gallery' ],
		[ 'Carousel', 'frontage/carousel' ],
		[ 'Slider', 'frontage/slider' ],
		[ 'Grid that loads more', 'frontage/image-grid' ],
		[ 'Masonry', 'frontage/gallery' ],
	];
	let before = 'Grid';
	for ( const [ layout, name ] of steps ) {
		await choose( layout, before );
		await expect( editor.block( name ) ).toHaveCount( 1 );
		await expect.poll( () => selected( editor ) ).toBe( name );
		before = layout;
	}
	// The focus is nowhere for a moment: the menu has gone.
	await editor.block( 'frontage/gallery' ).press( 'ControlOrMeta+z' );
	await expect( editor.block( 'frontage/image-grid' ) ).toHaveCount( 1 );
	await editor.select( 'frontage/image-grid' );
	await choose( 'Slideshow', 'Grid that loads more' );
	await visit( guest, await editor.publish() );
	const link = guest
		.locator( '.frontage-slideshow a, .wp-block-frontage-slideshow a' )
		.first();
	await expect( link ).toHaveAttribute( 'href', 'https://example.org/one/' );
	await expect( link ).toHaveAttribute( 'target', '_blank' );
	await expect( link ).toHaveAttribute( 'rel', /nofollow/ );
	await expect( guest.locator( 'figure > figcaption em' ) ).toHaveText(
		'three'
	);

	await editor.select( 'frontage/slideshow' );
	await choose( 'Grid', 'Slideshow' );
	await visit( guest, await editor.update() );
	const first = guest.locator( '.frontage-gallery__link' ).first();
	await expect( first ).toHaveAttribute( 'href', 'https://example.org/one/' );
	await expect( first ).toHaveAttribute( 'rel', /nofollow/ );
	await expect(
		guest.locator( '.frontage-gallery__image' ).last()
	).toHaveCSS( 'object-fit', 'contain' );
	await expect(
		guest.locator( 'figure.frontage-gallery > figcaption' )
	).toHaveText( 'All three' );
} );
