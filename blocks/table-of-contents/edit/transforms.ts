import { createBlock } from '@wordpress/blocks';

/** Deepest heading that there is. */
const DEEPEST = 6;

/**
 * The levels up to one, without the title's.
 *
 * @param deepest Undefined for all.
 */
const upTo = ( deepest = DEEPEST ) =>
	Array.from( { length: deepest - 1 }, ( _, index ) => index + 2 );

/** Contents lists, ours and Gutenberg's. */
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
