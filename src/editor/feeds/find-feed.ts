import apiFetch from '@wordpress/api-fetch';
import { useEffect, useState } from '@wordpress/element';
import type { FeedNetwork, FeedPost, FeedSource } from './types';

/** What the server knows about networks and a feed. */
export interface FoundFeed {
	networks: FeedNetwork[];
	source: Required< FeedSource > | null;
	/** Address of the profile for people; empty without a source. */
	url: string;
	/** Why the network's last request failed; empty if it did not. */
	error: string;
	posts: FeedPost[];
}

/**
 * Finds a feed; the server asks the network, and keeps what it says.
 *
 * @param provider Slug of the network; empty for any.
 * @param address  Address or name of an account; empty to get the networks only.
 * @throws With a sentence for the author.
 */
export const findFeed = ( provider = '', address = '' ) =>
	apiFetch< FoundFeed >( {
		path: '/frontage/v1/action/frontage_find_feed',
		method: 'POST',
		data: { provider, address },
	} );

/** Requested once for all feeds of the page. */
let known: Promise< FoundFeed > | undefined;

/** Returns the networks with feeds; undefined until they are known. */
export function useFeedNetworks(): FeedNetwork[] | undefined {
	const [ networks, setNetworks ] = useState< FeedNetwork[] >();
	useEffect( () => {
		known ??= findFeed();
		let isHere = true;
		known.then(
			( found ) => isHere && setNetworks( found.networks ),
			() => {
				known = undefined;
				if ( isHere ) {
					setNetworks( [] );
				}
			}
		);
		return () => {
			isHere = false;
		};
	}, [] );
	return networks;
}
