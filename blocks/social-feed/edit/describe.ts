import apiFetch from '@wordpress/api-fetch';
import { useEffect, useState } from '@wordpress/element';
import type { Attributes } from '../attributes';

/** A post in the list of those that can be hidden. */
export interface Known {
	key: string;
	text: string;
}

interface Described {
	/** Address of the profile for people. */
	url: string;
	/** Why the last request failed; empty if it did not. */
	error: string;
	posts: Known[];
}

/** Milliseconds without typing before the server is asked. */
const PAUSE_MS = 600;

/**
 * Asks the network about a feed, by the server, when its address changes.
 *
 * @param network Of the feed.
 * @param url     What the author has entered.
 * @return What is known, a sentence if it failed, and a number that changes with both.
 */
export function useDescribed(
	network: Attributes[ 'network' ],
	url: string
): { known?: Described; problem: string; isAsking: boolean; version: number } {
	const [ state, setState ] = useState< {
		known?: Described;
		problem: string;
		isAsking: boolean;
		version: number;
	} >( { problem: '', isAsking: false, version: 0 } );
	useEffect( () => {
		let isLeft = false;
		const tell = ( problem: string, known?: Described ) =>
			isLeft ||
			setState( ( { version } ) => ( {
				known,
				problem,
				isAsking: false,
				version: version + 1,
			} ) );
		if ( ! url.trim() ) {
			setState( { problem: '', isAsking: false, version: 0 } );
			return;
		}
		const pause = window.setTimeout( () => {
			setState( ( before ) => ( { ...before, isAsking: true } ) );
			apiFetch< Described >( {
				path: '/frontage/v1/action/frontage_describe_feed',
				method: 'POST',
				data: { network, url: url.trim() },
			} ).then(
				( known ) => tell( known.error, known ),
				( { message }: Error ) => tell( message )
			);
		}, PAUSE_MS );
		return () => {
			isLeft = true;
			clearTimeout( pause );
		};
	}, [ network, url ] );
	return state;
}
