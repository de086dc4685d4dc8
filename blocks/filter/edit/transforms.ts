import { createBlock, type Block } from '@wordpress/blocks';
import { copies, itemsToGroup } from '@frontage/editor';

const ITEM = 'frontage/filter-item';

const toItems = ( _: unknown, inner: Block[] ) =>
	createBlock(
		'frontage/filter',
		{},
		inner.map( ( { name, attributes, innerBlocks } ) =>
			createBlock(
				ITEM,
				{},
				name === 'core/column'
					? copies( innerBlocks )
					: copies( [ { name, attributes, innerBlocks } as Block ] )
			)
		)
	);

/** Makes each block of a group, or each column, an item; and back. */
export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/group', 'core/columns' ],
			isMatch: ( _: unknown, { innerBlocks }: Block ) =>
				innerBlocks.length > 1,
			transform: toItems,
		},
	],
	to: [ itemsToGroup ],
};
