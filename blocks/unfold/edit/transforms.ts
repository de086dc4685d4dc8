import { createBlock, type Block } from '@wordpress/blocks';

/**
 * The same blocks with new ids, as blocks that move to another parent need them.
 *
 * @param blocks Any blocks.
 */
const copies = ( blocks: Block[] ): Block[] =>
	blocks.map( ( { name, attributes, innerBlocks } ) =>
		createBlock( name, attributes, copies( innerBlocks ) )
	);

const turn = ( name: string ) => ( _: unknown, inner: Block[] ) =>
	createBlock( name, {}, copies( inner ) );

/** Any blocks can be folded, and a group be made of them again. */
export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/group' ],
			transform: turn( 'frontage/unfold' ),
		},
		{
			type: 'block',
			isMultiBlock: true,
			blocks: [ '*' ],
			isMatch: ( _: unknown, blocks: Block | Block[] ) =>
				Array.isArray( blocks ) && blocks.length > 1,
			// The only form of a transform that is told the names of the blocks.
			__experimentalConvert: ( blocks: Block[] ) =>
				createBlock( 'frontage/unfold', {}, copies( blocks ) ),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/group' ],
			transform: turn( 'core/group' ),
		},
	],
};
