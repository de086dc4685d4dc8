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

/** Requested once for all feeds of the page, and again when the author comes back from elsewhere. */
let known: Promise< FoundFeed > | undefined;

/**
 * Returns the networks with feeds; undefined until they are known.
 *
 * @param slug Network that the author has chosen: while it is not connected, it is asked for again when the author comes back
 *             to this window, as from the settings.
 */
export function useFeedNetworks( slug: string ): FeedNetwork[] | undefined {
	const [ networks, setNetworks ] = useState< FeedNetwork[] >();
	const isMissing =
		networks?.find( ( one ) => one.slug === slug )?.isConnected === false;
	useEffect( () => {
		let isHere = true;
		const ask = () => {
			known ??= findFeed();
			known.then(
				( found ) => isHere && setNetworks( found.networks ),
				() => {
					known = undefined;
					if ( isHere ) {
						setNetworks( ( before ) => before ?? [] );
					}
				}
			);
		};
		const again = () => {
			known = undefined;
			ask();
		};
		ask();
		if ( isMissing ) {
			addEventListener( 'focus', again );
		}
		return () => {
			isHere = false;
			removeEventListener( 'focus', again );
		};
	}, [ isMissing ] );
	return networks;
}
