import apiFetch from '@wordpress/api-fetch';
import { useEffect, useState } from 'react';

export interface FoundPost {
	id: number;
	title: string;
	url: string;
}

const PAUSE_MS = 200;

/**
 * Returns published posts of any type that match a search.
 *
 * @param search Search text; empty for the newest posts.
 */
export function usePosts( search: string ): FoundPost[] {
	const [ found, setFound ] = useState< FoundPost[] >( [] );
	useEffect( () => {
		let isCurrent = true;
		const query = new URLSearchParams( {
			type: 'post',
			per_page: '20',
			_fields: 'id,title,url',
			search,
		} );
		const timer = setTimeout( () => {
			apiFetch< FoundPost[] >( {
				path: `/wp/v2/search?${ query }`,
			} ).then(
				( posts ) => isCurrent && setFound( posts ),
				() => isCurrent && setFound( [] )
			);
		}, PAUSE_MS );
		return () => {
			isCurrent = false;
			clearTimeout( timer );
		};
	}, [ search ] );
	return found;
}
