import type { Values } from '../list-fields';

/** What was chosen among the posts and terms of one type, and cannot be seen with another. */
const OF_TYPE = [ 'taxQuery', 'include', 'exclude', 'sticky' ];

/**
 * What a change of a list takes with it.
 *
 * What goes with a change: another type leaves nothing behind that would hide all of its posts.
 *
 * @param changed What was changed.
 * @param type    The type of posts before.
 */
export const fitting = ( changed: Values, type: unknown ): Values =>
	'postType' in changed && changed.postType !== type
		? Object.fromEntries( OF_TYPE.map( ( name ) => [ name, undefined ] ) )
		: {};
