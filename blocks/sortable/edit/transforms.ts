import { createBlock, type Block } from '@wordpress/blocks';
import { copies, itemsToGroup } from '@frontage/editor';

const toItems = ( _: unknown, inner: Block[] ) =>
	createBlock(
		'frontage/sortable',
		{},
		inner.map( ( block ) =>
			createBlock(
				'frontage/sortable-item',
				{},
				copies(
					block.name === 'core/list-item'
						? [
								createBlock( 'core/paragraph', {
									content: block.attributes.content,
								} ),
								...block.innerBlocks,
							]
						: [ block ]
				)
			)
		)
	);

/** Makes each item of a list, or each block of a group, an item; and back. */
export const transforms = {
	from: [
		{ type: 'block', blocks: [ 'core/list' ], transform: toItems },
		{
			type: 'block',
			blocks: [ 'core/group' ],
			isMatch: ( _: unknown, { innerBlocks }: Block ) =>
				innerBlocks.length > 1,
			transform: toItems,
		},
	],
	to: [ itemsToGroup ],
};
