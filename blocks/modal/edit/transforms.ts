import { createBlock, type Block } from '@wordpress/blocks';

const copy = ( { name, attributes, innerBlocks }: Block ): Block =>
	createBlock( name, attributes, innerBlocks.map( copy ) );

/** Transforms that wrap any blocks in a popup, and unwrap them. */
export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ '*' ],
			isMultiBlock: true,
			isMatch: ( _attributes: unknown, blocks: Block | Block[] ) =>
				[ blocks ]
					.flat()
					.every( ( { name } ) => name !== 'frontage/modal' ),
			__experimentalConvert: ( blocks: Block | Block[] ) =>
				createBlock(
					'frontage/modal',
					{},
					[ blocks ].flat().map( copy )
				),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/group' ],
			transform: ( _attributes: object, inner: Block[] ) =>
				createBlock( 'core/group', {}, inner.map( copy ) ),
		},
	],
};
