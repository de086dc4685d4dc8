/** Videos and feeds in the editor: what fills itself in is no step to be undone, words survive transforms, and failures end. */
import type { Editor } from './support/editor';
import { paste } from './support/paste';
import { expect, test } from './support/test';

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

const NAMED = 'https://www.youtube.com/@harbour';
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

const undo = ( { page }: Editor ) =>
	page.getByRole( 'button', { name: 'Undo', exact: true } ).click();

const attributes = ( { page }: Editor, name: string ) =>
	page.evaluate(
		( wanted ) =>
			wp.data
				.select( 'core/block-editor' )
				.getBlocks()
				.find( ( block: Saved ) => block.name === wanted )?.attributes,
		name
	);

test( 'a pasted video and a pasted channel are undone in one step', async ( {
	editor,
} ) => {
	await editor.create();
	await answers( editor );
	await paste( editor, SECOND );
	const video = editor.block( 'frontage/video' );
	await expect( video ).toHaveCount( 1 );
	await expect
		.poll(
			async () => ( await attributes( editor, 'frontage/video' ) )?.title
		)
		.toBe( 'Rabbit' );
	await undo( editor );
	await expect( video ).toHaveCount( 0 );

	await paste( editor, NAMED );
	const gallery = editor.block( 'frontage/video-gallery' );
	await expect
		.poll(
			async () =>
				( await attributes( editor, 'frontage/video-gallery' ) )
					?.playlist
		)
		.toBe( FOUND );
	await undo( editor );
	await expect( gallery ).toHaveCount( 0 );
	await editor.page.unroute( /frontage_describe_(?:video|playlist)/ );
} );
