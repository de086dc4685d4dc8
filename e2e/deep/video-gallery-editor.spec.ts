/** The gallery in the editor: from addresses, from pasted playlists, to embeds and back, and what is missing. */
import type { Page } from '@playwright/test';
import { paste } from '../support/paste';
import { expect, test } from '../support/test';

interface Saved {
	name: string;
	attributes: Record< string, unknown >;
}

declare const wp: {
	blocks: {
		parse: ( content: string ) => Saved[];
		switchToBlockType: ( blocks: Saved[], name: string ) => Saved[] | null;
	};
};

const turned = (
	page: Page,
	content: string,
	name: string
): Promise< Saved[] > =>
	page.evaluate(
		( [ saved, to ] ) =>
			wp.blocks
				.switchToBlockType( wp.blocks.parse( saved ), to )!
				.map( ( block ) => ( {
					name: block.name,
					attributes: {
						...block.attributes,
						url: String( block.attributes.url ?? '' ),
					},
				} ) ),
		[ content, name ] as const
	);

const embed = ( url: string ) =>
	`<!-- wp:embed {"url":"${ url }"} --><figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\n${ url }\n</div></figure><!-- /wp:embed -->`;

test.slow();
// The vendors are not asked: the server of this site cannot reach them, and says so.
test.use( {
	expectedErrors: [
		/frontage_describe_video|frontage_describe_playlist|status of 50\d|40\d|42\d/,
	],
} );

test( 'a playlist without a key says which field to fill in', async ( {
	editor,
} ) => {
	const url = 'https://www.youtube.com/playlist?list=PL6B3937A5D230E335';
	await editor.create();
	await editor.insert( 'Video Gallery' );
	const block = editor.block( 'frontage/video-gallery' ).first();
	await block.getByLabel( 'Addresses' ).fill( url );
	await block.getByRole( 'button', { name: 'Show videos' } ).click();
	await expect( block ).toContainText(
		'Enter it under Frontage → Integrations → YouTube → API key.'
	);
	await expect(
		block.getByRole( 'link', { name: /Open Integrations/ } )
	).toHaveAttribute( 'href', /page=frontage&tab=integrations/ );
	await paste( editor, url );
	await expect( editor.block( 'frontage/video-gallery' ) ).toHaveCount( 2 );
} );

test( 'embeds become a gallery, and the other way', async ( { editor } ) => {
	await editor.create();
	const list = 'https://vimeo.com/showcase/3856';
	const [ gallery ] = await turned(
		editor.page,
		embed( list ),
		'frontage/video-gallery'
	);
	expect( gallery!.attributes.playlist ).toBe( list );
	const [ back ] = await turned(
		editor.page,
		`<!-- wp:frontage/video-gallery {"playlist":"${ list }"} /-->`,
		'core/embed'
	);
	expect( back ).toMatchObject( {
		name: 'core/embed',
		attributes: { url: list },
	} );
	const urls = [ 'https://vimeo.com/7', 'https://youtu.be/aqz-KE-bpKQ' ];
	const [ chosen ] = await turned(
		editor.page,
		urls.map( embed ).join( '' ),
		'frontage/video-gallery'
	);
	expect( chosen!.attributes.videos ).toEqual(
		urls.map( ( url ) => ( { url } ) )
	);
} );
