/** The gallery in the editor: from addresses, from pasted playlists, to embeds and back, and what is missing. */
import { expect, expectNoAxe, test, visit } from './support/test';

test.slow();
// The vendors are not asked: the server of this site cannot reach them, and says so.
test.use( {
	expectedErrors: [
		/frontage_describe_video|frontage_describe_playlist|status of 50\d|40\d|42\d/,
	],
} );

test(
	'videos are added by their addresses, named, moved and published',
	{ tag: '@deep' },
	async ( { editor, page } ) => {
		await editor.create( { type: 'page', title: 'Films' } );
		await editor.insert( 'Video Gallery' );
		const block = editor.block( 'frontage/video-gallery' );
		await block
			.getByLabel( 'Addresses' )
			.fill( 'https://vimeo.com/76979871\nhttps://example.org/ball.mp4' );
		await block.getByRole( 'button', { name: 'Show videos' } ).click();
		await expect(
			block.locator( '.frontage-video-gallery__item' )
		).toHaveCount( 2 );
		const rows = block.locator( '.frontage-video-gallery-editor__row' );
		await rows.first().getByLabel( 'Title' ).fill( 'Harbour' );
		await rows.first().getByRole( 'button', { name: 'Move down' } ).click();
		await expect( rows.nth( 1 ).getByLabel( 'Title' ) ).toHaveValue(
			'Harbour'
		);
		const panel = await editor.openSettings();
		await panel.getByLabel( 'Arrangement' ).selectOption( 'list' );
		await expectNoAxe(
			editor.page,
			'.interface-interface-skeleton__sidebar'
		);
		await visit( page, await editor.publish() );
		const videos = page.locator( '.frontage-video-gallery__item' );
		await expect( videos ).toHaveCount( 2 );
		await expect( videos.nth( 1 ) ).toContainText( 'Harbour' );
	}
);
