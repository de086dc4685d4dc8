import type { Values } from '../list-fields';

/** Settings that refer to posts and terms of one type and are meaningless for another. */
const OF_TYPE = [ 'taxQuery', 'include', 'exclude', 'sticky' ];

/**
 * Adds what a change implies: a new post type resets filters that would hide all of its posts.
 *
 * @param changed The changed values.
 * @param type    The previous post type.
 */
export const fitting = ( changed: Values, type: unknown ): Values =>
	'postType' in changed && changed.postType !== type
		? Object.fromEntries( OF_TYPE.map( ( name ) => [ name, undefined ] ) )
		: {};
