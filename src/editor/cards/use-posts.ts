/** The posts of a list, as the server finds them. */
import apiFetch from '@wordpress/api-fetch';
import { useSelect } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import type { Values } from '../list-fields';
import { storeNamed } from '../stores';

export interface ListedPost {
	id: number;
	type: string;
}

/** Milliseconds without changes before the server is asked. */
const PAUSE_MS = 150;

/**
 * Returns the posts; null until they have loaded.
 *
 * @param query The list's query.
 * @param post  ID of the post around the list; 0 for the edited one.
 */
export function usePosts( query: Values, post: number ): ListedPost[] | null {
	const [ posts, setPosts ] = useState< ListedPost[] | null >( null );
	const edited = useSelect(
		( select ) => storeNamed( select, 'core/editor' )?.getCurrentPostId?.(),
		[]
	);
	const around = post || ( typeof edited === 'number' ? edited : 0 );
	const sent = JSON.stringify( query );
	useEffect( () => {
		const stop = new AbortController();
		const timer = setTimeout( () => {
			apiFetch< ListedPost[] >( {
				path: `/frontage/v1/list-posts?${ new URLSearchParams( {
					query: sent,
					post: String( around ),
				} ) }`,
				signal: stop.signal,
			} ).then( setPosts, () => stop.signal.aborted || setPosts( [] ) );
		}, PAUSE_MS );
		return () => {
			clearTimeout( timer );
			stop.abort();
		};
	}, [ sent, around ] );
	return posts;
}
