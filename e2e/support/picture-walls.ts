/** Three pictures that say all that a picture can, on any wall of the editor. */
import type { Editor } from './editor';

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

export const PICTURES = [
	{
		url: '/wp-includes/images/media/default.png',
		alt: 'Coffee',
		caption: 'Plain',
		href: 'https://example.org/one/',
		linkTarget: '_blank',
		rel: 'noreferrer noopener nofollow',
		linkDestination: 'custom',
		sizeSlug: 'medium',
	},
	{
		url: '/wp-includes/images/w-logo-blue-white-bg.png',
		alt: '',
		href: '/wp-includes/images/w-logo-blue-white-bg.png?full',
		linkDestination: 'media',
		sizeSlug: 'full',
	},
	{
		url: '/wp-includes/images/rss-2x.png',
		alt: 'Clouds',
		caption: 'A <strong>rich</strong> <a href="/more/">caption</a>',
		aspectRatio: '1',
		scale: 'contain',
		lightbox: { enabled: true },
	},
];

export const CAPTION = 'All <em>three</em>';

/** Inserts core's gallery as the only block and selects it. */
export const insertGallery = ( editor: Editor, name = 'frontage/gallery' ) =>
	editor.page.evaluate(
		( { pictures, caption, target } ) => {
			const { createBlock, switchToBlockType } = wp.blocks;
			const made = createBlock(
				'core/gallery',
				{ caption, columns: 3, linkTo: 'none' },
				pictures.map( ( one ) => createBlock( 'core/image', one ) )
			);
			const [ block ] = switchToBlockType( [ made ], target ) ?? [];
			const { resetBlocks, selectBlock } =
				wp.data.dispatch( 'core/block-editor' );
			resetBlocks( [ block ] );
			selectBlock( block?.clientId );
		},
		{ pictures: PICTURES, caption: CAPTION, target: name }
	);

/** Our blocks that are walls of pictures. */
export const WALLS = [
	'frontage/gallery',
	'frontage/image-grid',
	'frontage/justified-gallery',
	'frontage/carousel',
	'frontage/slideshow',
	'frontage/slider',
];
