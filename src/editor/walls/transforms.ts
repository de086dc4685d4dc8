import type { Block } from '@wordpress/blocks';
import { readImages, readWall, writeImages, writeWall } from './convert';
import { coreGallery } from './core-gallery';
import { addWall, wallNames } from './registry';
import type { WallBlock } from './types';

interface Transforms {
	from?: object[];
	to?: object[];
}

/**
 * Makes a block one of the walls, so that each of them can become each other, and returns its transforms.
 *
 * @param wall How it holds pictures.
 * @param more Its other transforms.
 */
export function wallTransforms(
	wall: WallBlock,
	{ from = [], to = [] }: Transforms = {}
) {
	const { name } = wall.metadata;
	addWall( wall );
	return {
		from: [
			{
				type: 'block',
				blocks: wallNames,
				isMatch: ( _: unknown, block: Block ) =>
					block.name !== name &&
					!! readWall( block )?.pictures.length,
				__experimentalConvert: ( block: Block ) => {
					const found = readWall( block );
					return found ? writeWall( wall, found ) : [];
				},
			},
			{
				type: 'block',
				isMultiBlock: true,
				blocks: [ 'core/image' ],
				isMatch: ( _: unknown, blocks: Block[] ) =>
					!! readImages( blocks ),
				__experimentalConvert: ( blocks: Block[] ) => {
					const found = readImages( blocks );
					return found ? writeWall( wall, found ) : [];
				},
			},
			...from,
		],
		to: [ ...toCore, ...to ],
	};
}

const hasPictures = ( _: unknown, block: Block ) =>
	!! readWall( block )?.pictures.length;

const toCore = [
	{
		type: 'block',
		blocks: [ 'core/gallery' ],
		isMatch: hasPictures,
		__experimentalConvert: ( block: Block ) => {
			const found = readWall( block );
			return found ? writeWall( coreGallery, found ) : [];
		},
	},
	{
		type: 'block',
		blocks: [ 'core/image' ],
		isMatch: hasPictures,
		__experimentalConvert: ( block: Block ) => {
			const found = readWall( block );
			return found ? writeImages( found ) : [];
		},
	},
];
