/** Videos in the editor: pasting links, the words around a video, transforms, and videos behind blocks. */
import type { Page } from '@playwright/test';
import { expect, expectNoAxe, test } from '../support/test';

interface Saved {
	name: string;
	attributes: Record< string, unknown >;
	innerBlocks: Saved[];
}

declare const wp: {
	blocks: {
		createBlock: ( name: string ) => Saved;
		parse: ( content: string ) => Saved[];
		switchToBlockType: ( blocks: Saved[], name: string ) => Saved[] | null;
	};
	data: {
		dispatch: ( store: string ) => {
			insertBlock: ( block: Saved ) => Promise< unknown >;
		};
	};
};

// Turns blocks into another type, and the result back, as their toolbar does.
const turned = ( page: Page, content: string, there: string, back: string ) =>
	page.evaluate(
		( [ saved, one, other ] ) => {
			const first = wp.blocks.switchToBlockType(
				wp.blocks.parse( saved ),
				one
			)!;
			const again = wp.blocks.switchToBlockType(
				[ first[ 0 ]! ],
				other
			)!;
			return [ first, again ].map( ( blocks ) =>
				blocks.map( ( { name, attributes } ) => ( {
					name,
					attributes,
				} ) )
			);
		},
		[ content, there, back ] as const
	);

test.slow();
// The vendors are not asked: the server of this site cannot reach them, and says so.
test.use( {
	expectedErrors: [ /frontage_describe_video|status of 50\d|40\d/ ],
} );

test( 'embeds and videos of WordPress become ours, and the other way', async ( {
	editor,
} ) => {
	await editor.create();
	const url = 'https://vimeo.com/76979871';
	const [ ours, core ] = await turned(
		editor.page,
		`<!-- wp:embed {"url":"${ url }","type":"video","providerNameSlug":"vimeo"} --><figure class="wp-block-embed is-type-video is-provider-vimeo wp-block-embed-vimeo"><div class="wp-block-embed__wrapper">\n${ url }\n</div><figcaption class="wp-element-caption">By <em>Ann</em></figcaption></figure><!-- /wp:embed -->`,
		'frontage/video',
		'core/embed'
	);
	expect( ours![ 0 ]! ).toMatchObject( {
		name: 'frontage/video',
		attributes: { url, caption: 'By <em>Ann</em>' },
	} );
	expect( core![ 0 ]!.name ).toBe( 'core/embed' );
	expect( String( core![ 0 ]!.attributes.url ) ).toBe( url );
	expect( String( core![ 0 ]!.attributes.caption ) ).toBe(
		'By <em>Ann</em>'
	);

	const src = 'https://example.org/ball.mp4';
	const track =
		'{"src":"https://example.org/a.vtt","kind":"captions","srcLang":"de","label":"Deutsch"}';
	const [ film, again ] = await turned(
		editor.page,
		`<!-- wp:video {"id":7,"tracks":[${ track }]} --><figure class="wp-block-video"><video controls loop poster="https://example.org/p.jpg" src="${ src }"><track src="https://example.org/a.vtt" kind="captions" srclang="de" label="Deutsch"/></video></figure><!-- /wp:video -->`,
		'frontage/video',
		'core/video'
	);
	expect( film![ 0 ]!.attributes ).toMatchObject( {
		url: src,
		file: 7,
		isLoop: true,
		poster: 'https://example.org/p.jpg',
		tracks: [ JSON.parse( track ) ],
	} );
	expect( again![ 0 ]!.attributes ).toMatchObject( {
		src,
		id: 7,
		loop: true,
		poster: 'https://example.org/p.jpg',
		tracks: [ JSON.parse( track ) ],
	} );
} );

test( 'a group shows the poster of its video on the canvas', async ( {
	editor,
} ) => {
	await editor.create();
	await editor.page.evaluate( () => {
		const [ group ] = wp.blocks.parse(
			'<!-- wp:group {"frontage":{"video-background":{"video":"/wp-content/uploads/ball.webm","poster":"/wp-content/uploads/photographs/clouds.jpg"}}} --><div class="wp-block-group"><!-- wp:paragraph --><p>Words</p><!-- /wp:paragraph --></div><!-- /wp:group -->'
		);
		void wp.data.dispatch( 'core/block-editor' ).insertBlock( group! );
	} );
	await editor.select( 'core/group' );
	const group = editor.block( 'core/group' );
	await expect( group ).toHaveClass( /has-frontage-video-background/ );
	const panel = await editor.openSettings();
	const fields = panel.getByRole( 'button', { name: 'Video: ball.webm' } );
	await expect( fields.first() ).toBeVisible();
	await panel.getByRole( 'spinbutton', { name: 'Darken (%)' } ).fill( '70' );
	await expect( group ).toHaveAttribute(
		'style',
		/--frontage-video-background-dim: ?70%/
	);
	await expectNoAxe( editor.page, '.interface-interface-skeleton__sidebar' );
	expect( await editor.content() ).toContain( '"dim":70' );
} );
