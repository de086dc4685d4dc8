import { createBlock, type Block } from '@wordpress/blocks';
import { copies, queryLoopTransform, wallTransforms } from '@frontage/editor';
import { wall } from './wall';

const COVER = 'core/cover';

/** Transforms from and to blocks that are or can be in a row; the inner blocks stay as they are. */
export const transforms = wallTransforms( wall, {
	from: [
		{
			type: 'block',
			isMultiBlock: true,
			blocks: [ COVER ],
			transform: (
				found: Record< string, unknown >[],
				inner: Block[][]
			) =>
				createBlock(
					'frontage/carousel',
					{},
					found.map( ( attributes, index ) =>
						createBlock(
							COVER,
							attributes,
							copies( inner[ index ] ?? [] )
						)
					)
				),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ COVER ],
			isMatch: ( _: unknown, { innerBlocks }: Block ) =>
				innerBlocks.length > 0 &&
				innerBlocks.every( ( { name } ) => name === COVER ),
			transform: ( _: unknown, items: Block[] ) => copies( items ),
		},
		queryLoopTransform( ( attributes ) => attributes.kind === 'posts' ),
	],
} );
