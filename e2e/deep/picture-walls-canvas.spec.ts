/** Pictures in the canvas: their captions, their order, and more of them. What need not run at each commit. */
import { insertGallery, WALLS } from '../support/picture-walls';
import { beforeOwn, panels } from '../support/sidebar';
import { expect, test } from '../support/test';

// The editor is slow on a busy machine.
test.slow();

test( 'images are dragged in the list of the sidebar, also to another page', async ( {
	editor,
} ) => {
	const { page } = editor;
	await editor.create( { title: 'In the list' } );
	await insertGallery( editor );
	const settings = await editor.openSettings();
	await settings.getByLabel( 'Pagination', { exact: true } ).check();
	await settings
		.getByRole( 'spinbutton', { name: 'Images per page' } )
		.fill( '1' );
	const rows = settings.locator( '.frontage-gallery-list__item' );
	await expect( rows ).toHaveCount( 3 );
	const files = () =>
		rows.evaluateAll( ( all ) =>
			all.map( ( row ) =>
				row.querySelector( 'img' )?.src.split( '/' ).pop()
			)
		);
	const [ one, two, three ] = await files();
	await rows.first().locator( 'img' ).hover();
	await page.mouse.down();
	// A drag starts with the first move and is over something with the next.
	await rows.nth( 1 ).hover( { position: { x: 120, y: 9 } } );
	await rows.nth( 2 ).hover( { position: { x: 120, y: 9 } } );
	await rows.nth( 2 ).hover( { position: { x: 124, y: 12 } } );
	await page.mouse.up();
	await expect.poll( files ).toEqual( [ two, three, one ] );
	await expect( editor.block( 'frontage/gallery' ) ).toHaveCount( 1 );
	await page.keyboard.press( 'ControlOrMeta+z' );
	await expect.poll( files ).toEqual( [ one, two, three ] );
} );

test( 'images of a carousel are dragged in the list view', async ( {
	editor,
} ) => {
	const { page } = editor;
	await editor.create( { title: 'In the list view' } );
	await insertGallery( editor, 'frontage/carousel' );
	const files = () =>
		editor
			.block( 'core/image' )
			.locator( 'img' )
			.evaluateAll( ( all ) =>
				all.map( ( image ) =>
					( image as HTMLImageElement ).src.split( '/' ).pop()
				)
			);
	await expect.poll( async () => ( await files() ).length ).toBe( 3 );
	const [ one, two, three ] = await files();
	await page.getByRole( 'button', { name: 'Document Overview' } ).click();
	const tree = page.getByRole( 'treegrid' );
	const row = tree.getByRole( 'link', { name: /^Image\b/ } );
	if ( ! ( await row.count() ) ) {
		await tree.getByRole( 'link' ).first().press( 'ArrowRight' );
	}
	await expect( row ).toHaveCount( 3 );
	// The sidebar slides in; nothing is pointed at before it is there.
	await row.last().hover();
	const first = ( await row.first().boundingBox() )!;
	await page.mouse.down();
	// While something is dragged, rows have no pointer.
	for ( const up of [ -40, -6, 1 ] ) {
		await page.mouse.move( first.x + 60, first.y - up, { steps: 4 } );
	}
	// WordPress takes note of a drag only now and then, and shows where it would drop.
	let at = 1;
	await expect
		.poll( async () => {
			at = -at;
			await page.mouse.move( first.x + 60 + at, first.y - 1 );
			const line = page.locator(
				'.block-editor-list-view-drop-indicator--preview'
			);
			const boxes = await line.evaluateAll( ( all ) =>
				all.map( ( shown ) => shown.getBoundingClientRect().y )
			);
			return boxes.some(
				( y ) => Math.abs( y - first.y ) < first.height / 2
			);
		} )
		.toBe( true );
	await page.mouse.up();
	await expect.poll( files ).toEqual( [ three, one, two ] );
} );

test( 'images at natural width are equally high on the canvas', async ( {
	editor,
} ) => {
	await editor.create( { title: 'Equally high' } );
	await insertGallery( editor, 'frontage/carousel' );
	const settings = await editor.openSettings();
	await settings.getByLabel( 'Image fit' ).selectOption( 'natural' );
	const images = editor.block( 'core/image' ).locator( 'img' );
	await expect( images ).toHaveCount( 3 );
	await expect
		.poll( () =>
			images.evaluateAll( ( all ) =>
				all.map( ( image ) => image.clientHeight )
			)
		)
		.toEqual( [ 320, 320, 320 ] );
} );

test( 'the first settings are the block’s own', async ( { editor } ) => {
	await editor.create( { title: 'Sidebar' } );
	for ( const name of WALLS ) {
		await insertGallery( editor, name );
		await editor.openSettings();
		await expect
			.poll( () => panels( editor.page ) )
			.toContain( 'Frontage' );
		await expect.poll( () => beforeOwn( editor.page ), name ).toEqual( [] );
	}
} );
