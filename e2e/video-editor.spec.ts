/** Videos in the editor: pasting links, the words around a video, transforms, and videos behind blocks. */
import { expect, expectNoAxe, test, visit } from './support/test';
import { paste } from './support/paste';
import { vendors } from './support/video-vendors';

test.slow();
// The vendors are not asked: the server of this site cannot reach them, and says so.
test.use( {
	expectedErrors: [ /frontage_describe_video|status of 50\d|40\d/ ],
} );

test(
	'pasted links become videos, with chapters, a caption and a transcript',
	{ tag: '@deep' },
	async ( { editor, page } ) => {
		await editor.create( { type: 'page', title: 'Videos' } );
		const videos = editor.block( 'frontage/video' );
		for ( const [ index, url ] of [
			'https://youtu.be/aqz-KE-bpKQ?t=30',
			'https://vimeo.com/76979871',
			'https://example.org/uploads/ball.mp4',
		].entries() ) {
			await paste( editor, url );
			await expect( videos ).toHaveCount( index + 1 );
		}
		await expect(
			videos
				.first()
				.getByText( 'could not be reached' )
				.or( videos.first().getByText( 'Could not connect' ) )
		).toBeVisible();
		await expect(
			videos.first().locator( '.frontage-video__open' )
		).toBeVisible();
		await expect( videos.nth( 2 ).locator( 'video' ) ).toBeVisible();

		await editor.select( 'frontage/video' );
		const panel = await editor.openSettings();
		await panel.getByLabel( 'Title', { exact: true } ).fill( 'Harbour' );
		await panel
			.getByLabel( 'Chapters' )
			.fill( '0:00 Dawn\n1:30 Boats leave\nnothing' );
		await panel.getByLabel( 'Shape' ).selectOption( 'square' );
		await expectNoAxe(
			editor.page,
			'.interface-interface-skeleton__sidebar'
		);
		await expect( videos.first() ).toContainText( 'Boats leave' );
		await videos
			.first()
			.getByRole( 'textbox', { name: 'Add caption' } )
			.fill( 'In the morning' );
		await videos
			.first()
			.locator( '.frontage-video-editor__transcript' )
			.getByRole( 'button', { name: /Add/ } )
			.first()
			.click();
		await editor.page.keyboard.type( 'A gull cries.' );

		const asked = await vendors( page );
		await visit( page, await editor.publish() );
		const first = page.locator( '.wp-block-frontage-video' ).first();
		await expect(
			first.getByRole( 'link', { name: 'Play video: Harbour' } )
		).toBeVisible();
		await expect( first ).toContainText( 'In the morning' );
		await expect( first.locator( '[data-seek]' ) ).toHaveText( [
			/Dawn/,
			/Boats leave/,
		] );
		await first.getByText( 'Transcript' ).click();
		await expect( first.getByText( 'A gull cries.' ) ).toBeVisible();
		expect( asked ).toEqual( [] );
	}
);
