/** Videos and feeds in the editor: what fills itself in is no step to be undone, words survive transforms, and failures end. What need not run at each commit. */
import type { Page } from '@playwright/test';
import type { Editor } from '../support/editor';
import { expect, test } from '../support/test';

interface Saved {
	name: string;
	attributes: Record< string, any >;
}

declare const wp: {
	blocks: {
		parse: ( content: string ) => Saved[];
		switchToBlockType: ( blocks: Saved[], name: string ) => Saved[] | null;
		serialize: ( blocks: Saved[] ) => string;
	};
	data: {
		select: ( store: string ) => any;
		dispatch: ( store: string ) => any;
	};
};
const FOUND = 'https://www.youtube.com/channel/UCSMOQeBJ2RAnuFungnQOxLg';
const FIRST = 'https://vimeo.com/76979871';
const SECOND = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';

test.slow();
test.use( {
	expectedErrors: [
		/block-renderer|ERR_FAILED|frontage_(describe|find)|status of (4\d\d|50\d)/,
	],
} );

/** Lets the server answer to what the editor asks about videos. */
const answers = ( { page }: Editor ) =>
	page.route( /frontage_describe_(?:video|playlist)/, ( route ) => {
		const { url } = route.request().postDataJSON();
		if ( url === FIRST ) {
			return route.fulfill( {
				status: 422,
				json: { code: 'refused', message: 'Vimeo does not know it.' },
			} );
		}
		return route.fulfill( {
			json: { url: FOUND, videos: 3, title: 'Rabbit', poster: '' },
		} );
	} );

const turned = ( page: Page, content: string, name: string ) =>
	page.evaluate(
		( [ saved, to ] ) =>
			wp.blocks.serialize(
				wp.blocks.switchToBlockType( wp.blocks.parse( saved ), to )!
			),
		[ content, name ] as const
	);

test( 'a video that nobody knows is named, and the others get their titles', async ( {
	editor,
} ) => {
	await editor.create();
	await answers( editor );
	await editor.insert( 'Video Gallery' );
	const block = editor.block( 'frontage/video-gallery' );
	await block.getByLabel( 'Addresses' ).fill( `${ FIRST }\n${ SECOND }` );
	await block.getByRole( 'button', { name: 'Show videos' } ).click();
	const titles = block.getByLabel( 'Title' );
	await expect( titles.nth( 1 ) ).toHaveValue( 'Rabbit' );
	await expect( titles.first() ).toHaveValue( '' );
	await expect(
		block.getByText( 'Vimeo does not know it.' ).first()
	).toBeVisible();
	await editor.page.unroute( /frontage_describe_(?:video|playlist)/ );
} );

test( 'titles and texts stay when a gallery becomes embeds, videos, and a gallery again', async ( {
	editor,
} ) => {
	await editor.create();
	const saved = `<!-- wp:frontage/video-gallery {"align":"wide","videos":[{"url":"${ FIRST }","title":"Harbour \\u0026 sea","text":"Of \\u003c1900\\u003e"},{"url":"${ SECOND }","title":"Rabbit"}]} /-->`;
	const embeds = await turned( editor.page, saved, 'core/embed' );
	expect( embeds ).toContain(
		'<figcaption class="wp-element-caption">Harbour &amp; sea</figcaption>'
	);
	expect( embeds ).toContain( '<p>Of &lt;1900' );
	expect( embeds ).toContain( 'is-provider-youtube' );
	const back = await turned(
		editor.page,
		embeds.replace( /<!-- wp:paragraph -->[^]*?\/wp:paragraph -->/, '' ),
		'frontage/video-gallery'
	);
	expect( back ).toContain( '>Harbour &amp; sea</a>' );
	expect( back ).toContain( '>Rabbit</a>' );

	const videos = await turned( editor.page, saved, 'frontage/video' );
	expect( videos ).toContain( '>Harbour &amp; sea</a>' );
	expect( videos ).toContain( '<p>Of &lt;1900' );
	const again = await turned( editor.page, videos, 'frontage/video-gallery' );
	expect( again ).toContain( '>Harbour &amp; sea</a> Of &lt;1900' );

	const wide = await turned(
		editor.page,
		`<!-- wp:embed {"url":"${ SECOND }","align":"wide"} --><figure class="wp-block-embed alignwide"><div class="wp-block-embed__wrapper">\n${ SECOND }\n</div></figure><!-- /wp:embed -->`,
		'frontage/video'
	);
	expect( wide ).toContain( '"align":"wide"' );
} );

test( 'a preview that fails keeps what it shows, and is tried again', async ( {
	editor,
} ) => {
	await editor.create();
	await editor.insert( 'Follow Buttons' );
	const block = editor.block( 'frontage/follow' );
	await block
		.getByLabel( 'Addresses of your profiles' )
		.fill( 'https://github.com/bakery' );
	const link = block.locator( 'a[href="https://github.com/bakery"]' );
	await expect( link ).toHaveCount( 1 );
	await editor.page.route( /block-renderer/, ( route ) => route.abort() );
	const settings = await editor.openSettings();
	await settings.getByRole( 'textbox', { name: 'Title' } ).fill( 'Us' );
	const failure = block.getByText( 'The preview could not be loaded' );
	await expect( failure.first() ).toBeVisible();
	await expect( link ).toHaveCount( 1 );
	await editor.page.unroute( /block-renderer/ );
	await block.getByRole( 'button', { name: 'Try again' } ).click();
	await expect( block.getByText( 'Us', { exact: true } ) ).toBeVisible();
	await expect( failure ).toHaveCount( 0 );
} );

test( 'a network that is connected in another tab is known when the author comes back', async ( {
	editor,
} ) => {
	await editor.create();
	let isConnected = false;
	await editor.page.route( /frontage_find_feed/, ( route ) =>
		route.fulfill( {
			json: {
				networks: [
					{ slug: 'instagram', title: 'Instagram', isConnected },
				],
				source: null,
				url: '',
				error: '',
				posts: [],
			},
		} )
	);
	await editor.insert( 'Photo Feed' );
	const block = editor.block( 'frontage/photo-feed' );
	await expect( block ).toContainText( '2. Connect Instagram' );
	await expect(
		block.getByRole( 'link', { name: /Open Integrations/ } )
	).toHaveAttribute( 'href', /page=frontage&tab=integrations/ );
	isConnected = true;
	// The block listens a moment after it has drawn that.
	await expect( async () => {
		await editor.page.evaluate( () =>
			dispatchEvent( new Event( 'focus' ) )
		);
		await expect( block ).toContainText( '2. Instagram is ready.', {
			timeout: 1000,
		} );
	} ).toPass( { timeout: 60_000 } );
	await editor.page.unroute( /frontage_find_feed/ );
} );
