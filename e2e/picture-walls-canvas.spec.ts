/** Pictures in the canvas: their captions, their order, and more of them. */
import { insertGallery } from './support/picture-walls';
import { expect, test } from './support/test';

// The editor is slow on a busy machine.
test.slow();

test(
	'captions are typed on the picture, images are dragged and moved by keyboard',
	{ tag: '@deep' },
	async ( { editor } ) => {
		const { page } = editor;
		await editor.create( { title: 'In place' } );
		await insertGallery( editor );
		const gallery = editor.block( 'frontage/gallery' );
		const items = gallery.locator( '.frontage-gallery__item' );
		await items.nth( 1 ).locator( 'img' ).click();
		const caption = items.nth( 1 ).getByRole( 'textbox', {
			name: 'Caption of image 2',
		} );
		await caption.click();
		await page.keyboard.type( 'Typed here' );
		await expect( caption ).toHaveText( 'Typed here' );
		await expect.poll( () => editor.content() ).toContain( 'Typed here' );

		// The toolbar comes back once the mouse moves.
		await items.first().hover();
		await items.nth( 1 ).locator( 'img' ).click();
		await page
			.getByRole( 'toolbar', { name: 'Block tools' } )
			.getByRole( 'button', { name: 'Move image backward' } )
			.press( 'Enter' );
		await expect( items.first() ).toContainText( 'Typed here' );
		await expect( gallery.getByRole( 'status' ).first() ).toContainText(
			'position 1 of 3'
		);

		await items.first().locator( 'img' ).hover();
		await page.mouse.down();
		// A drag starts with the first move and is over something with the next.
		await items.nth( 1 ).locator( 'img' ).hover();
		await items.nth( 2 ).locator( 'img' ).hover();
		await items
			.nth( 2 )
			.locator( 'img' )
			.hover( { position: { x: 9, y: 9 } } );
		await page.mouse.up();
		await expect( items.nth( 2 ) ).toContainText( 'Typed here' );
		await expect( gallery ).toHaveCount( 1 );
	}
);

test(
	'files are added by dropping and pasting, and a failure is said',
	{ tag: '@deep' },
	async ( { editor } ) => {
		const { page } = editor;
		await editor.create( { title: 'More files' } );
		for ( const name of [ 'frontage/gallery', 'frontage/slideshow' ] ) {
			await insertGallery( editor, name );
			const block = editor.block( name );
			const drop = ( type: 'drop' | 'paste', mime: string ) =>
				block.evaluate( dropFile, { type, mime } );
			const count = block.locator( 'img' );
			const before = await count.count();
			await drop( 'drop', 'image/png' );
			await expect( count ).toHaveCount( before + 1 );
			await drop( 'paste', 'image/png' );
			await expect( count ).toHaveCount( before + 2 );
			await expect( editor.block( name ) ).toHaveCount( 1 );
			await drop( 'drop', 'text/plain' );
			await expect(
				page.locator( '.components-snackbar' ).last()
			).toBeVisible();
			await expect( count ).toHaveCount( before + 2 );
		}
	}
);

/** Drops or pastes a small file on a block. */
async function dropFile(
	block: Element,
	{ type, mime }: { type: 'drop' | 'paste'; mime: string }
): Promise< void > {
	const view = block.ownerDocument.defaultView as any;
	const canvas = block.ownerDocument.createElement( 'canvas' );
	const blob = await new Promise< Blob | null >( ( done ) =>
		canvas.toBlob( done )
	);
	const data = new view.DataTransfer();
	data.items.add(
		new view.File(
			[ mime === 'image/png' ? blob : 'text' ],
			mime === 'image/png' ? `dropped-${ Date.now() }.png` : 'a.unknown',
			{ type: mime }
		)
	);
	const fire = ( target: Element | null, name: string, given: object ) =>
		target?.dispatchEvent(
			new view[ name === 'paste' ? 'ClipboardEvent' : 'DragEvent' ](
				name,
				{ bubbles: true, cancelable: true, composed: true, ...given }
			)
		);
	if ( type === 'paste' ) {
		fire( block, 'paste', { clipboardData: data } );
		return;
	}
	fire( block, 'dragenter', { dataTransfer: data } );
	const zone = block.querySelector( ':scope > .components-drop-zone' );
	fire( zone, 'dragenter', { dataTransfer: data } );
	fire( zone, 'dragover', { dataTransfer: data } );
	fire( zone, 'drop', { dataTransfer: data } );
}
