/** All walls of pictures, registered in WordPress's own registry, and three pictures that say all that a picture can. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
	createBlock,
	registerBlockType,
	type Block,
	type BlockConfiguration,
} from '@wordpress/blocks';
import { wallTransforms } from '../../src/editor/walls/transforms';
import type { WallBlock } from '../../src/editor/walls/types';
import { blocks, read, root } from '../conformance/modules';

const text = { type: 'string' };

/** Added by WordPress for what a block supports. */
const SUPPORTED = {
	align: text,
	anchor: text,
	className: text,
	style: { type: 'object' },
};

const CORE = {
	'core/image': {
		...{ id: { type: 'number' }, url: text, href: text, title: text },
		...{ alt: { ...text, default: '' }, caption: text, rel: text },
		...{ linkClass: text, linkTarget: text, linkDestination: text },
		...{ sizeSlug: text, aspectRatio: text, scale: text },
		...{ width: text, height: text, lightbox: { type: 'object' } },
	},
	'core/gallery': {
		columns: { type: 'number', minimum: 1, maximum: 8 },
		caption: text,
		imageCrop: { type: 'boolean', default: true },
		linkTo: text,
	},
	'core/paragraph': { content: text },
};

const register = ( name: string, attributes: object, transforms = {} ) =>
	registerBlockType( name, {
		apiVersion: 3,
		title: name,
		category: 'media',
		attributes: { ...SUPPORTED, ...attributes },
		transforms,
		save: () => null,
	} as unknown as BlockConfiguration );

const folderOf = ( slug: string ) => join( root, 'blocks', slug );

/** Registers everything and returns the names of the walls. */
export function registerWalls(): string[] {
	Object.entries( CORE ).forEach( ( [ name, attributes ] ) =>
		register( name, attributes )
	);
	const walls = blocks.filter( ( { slug } ) =>
		existsSync( join( folderOf( slug ), 'edit/wall.ts' ) )
	);
	for ( const module of blocks ) {
		const { name, attributes, parent } = JSON.parse(
			read( module, 'block.json' )
		);
		if ( walls.includes( module ) ) {
			const { wall } = require(
				join( folderOf( module.slug ), 'edit/wall.ts' )
			) as { wall: WallBlock };
			register( name, attributes, wallTransforms( wall ) );
		} else if ( parent ) {
			register( name, attributes );
		}
	}
	return walls.map( ( { slug } ) => `frontage/${ slug }` );
}

export const RICH = 'A <strong>rich</strong> <a href="/more/">caption</a>';

export const PICTURES = [
	{
		id: 11,
		url: '/one-1024x683.jpg',
		alt: 'One',
		caption: 'Plain',
		href: 'https://example.org/?a=1&b=2',
		linkTarget: '_blank',
		rel: 'noreferrer noopener nofollow',
		linkDestination: 'custom',
		sizeSlug: 'medium',
	},
	{
		id: 12,
		url: '/two-1024x683.jpg',
		alt: '',
		caption: '',
		href: '/two.jpg',
		linkDestination: 'media',
		sizeSlug: 'full',
	},
	{
		url: 'https://example.org/three.jpg',
		alt: 'Three',
		caption: RICH,
		linkDestination: 'none',
		lightbox: { enabled: true },
		aspectRatio: '1',
		scale: 'contain',
		title: 'Third',
		className: 'is-odd',
	},
];

export const CAPTION = 'All <em>three</em>';

/** The three pictures alone, and the caption of all. */
export const coreImages = (): Block[] => [
	...PICTURES.map( ( picture ) => createBlock( 'core/image', picture ) ),
	createBlock( 'core/paragraph', { content: CAPTION } ),
];

/** Core's gallery of the three pictures. */
export const coreGallery = (): Block =>
	createBlock(
		'core/gallery',
		{ align: 'wide', caption: CAPTION, columns: 4, linkTo: 'none' },
		PICTURES.map( ( picture ) => createBlock( 'core/image', picture ) )
	);

/** Everything about blocks but their client IDs and what they keep for other layouts. */
export const plain = ( all: Block[] ): object[] =>
	all.map( ( { name, attributes, innerBlocks } ) => {
		const { otherLayouts, ...own } = attributes;
		return {
			name,
			attributes: JSON.parse( JSON.stringify( own ) ),
			innerBlocks: plain( innerBlocks ),
		};
	} );
