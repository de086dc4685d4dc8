import { createBlock } from '@wordpress/blocks';
import { queryLoopTransform } from './to-query-loop';
import { fromLatestPosts, fromQueryLoop } from './transforms';

/**
 * Transforms from core's lists of posts to a block that lists posts, and back.
 *
 * @param name Such as `frontage/my-list`.
 */
export const listTransforms = ( name: string ) => ( {
	from: [
		[ 'core/latest-posts', fromLatestPosts ] as const,
		[ 'core/query', fromQueryLoop ] as const,
	].map( ( [ block, read ] ) => ( {
		type: 'block',
		blocks: [ block ],
		transform: ( attributes: object ) =>
			createBlock( name, read( attributes as Record< string, never > ) ),
	} ) ),
	to: [ queryLoopTransform() ],
} );
