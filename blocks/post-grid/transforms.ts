import { createBlock } from '@wordpress/blocks';
import { fromLatestPosts, fromQueryLoop } from '../../src/editor';

export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/latest-posts' ],
			transform: ( latest: object ) =>
				createBlock(
					'frontage/post-grid',
					fromLatestPosts( latest as never )
				),
		},
		{
			type: 'block',
			blocks: [ 'core/query' ],
			transform: ( loop: object ) =>
				createBlock(
					'frontage/post-grid',
					fromQueryLoop( loop as never )
				),
		},
	],
};
