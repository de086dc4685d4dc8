import { createBlock } from '@wordpress/blocks';

/** Deepest heading level. */
const DEEPEST = 6;

/**
 * Returns the heading levels up to one, without level 1.
 *
 * @param deepest Undefined for all.
 */
const upTo = ( deepest = DEEPEST ) =>
	Array.from( { length: deepest - 1 }, ( _, index ) => index + 2 );

/** Transforms from and to Gutenberg's table of contents. */
export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/table-of-contents' ],
			transform: ( { maxLevel }: { maxLevel?: number } ) =>
				createBlock( 'frontage/table-of-contents', {
					levels: upTo( maxLevel ),
				} ),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/table-of-contents' ],
			transform: ( { levels }: { levels: number[] } ) =>
				createBlock( 'core/table-of-contents', {
					maxLevel: Math.max( 2, ...levels ),
				} ),
		},
	],
};
