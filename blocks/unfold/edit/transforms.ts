import { createBlock, type Block } from '@wordpress/blocks';

/** Clones blocks with new client IDs, which they need when they move to another parent. */
const copies = ( blocks: Block[] ): Block[] =>
	blocks.map( ( { name, attributes, innerBlocks } ) =>
		createBlock( name, attributes, copies( innerBlocks ) )
	);

const turn = ( name: string ) => ( _: unknown, inner: Block[] ) =>
	createBlock( name, {}, copies( inner ) );

/** Transforms that wrap any blocks, and unwrap them into a group. */
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
			// The only kind of transform that receives the names of the blocks.
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
