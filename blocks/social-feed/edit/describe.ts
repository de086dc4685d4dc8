import { useEffect, useState } from '@wordpress/element';
import { findFeed, type FoundFeed } from '@frontage/editor';
import type { Attributes } from '../attributes';

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
): { known?: FoundFeed; problem: string; isAsking: boolean; version: number } {
	const [ state, setState ] = useState< {
		known?: FoundFeed;
		problem: string;
		isAsking: boolean;
		version: number;
	} >( { problem: '', isAsking: false, version: 0 } );
	useEffect( () => {
		let isLeft = false;
		const report = ( problem: string, known?: FoundFeed ) =>
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
			findFeed( network, url.trim() ).then(
				( known ) => report( known.error, known ),
				( { message }: Error ) => report( message )
			);
		}, PAUSE_MS );
		return () => {
			isLeft = true;
			clearTimeout( pause );
		};
	}, [ network, url ] );
	return state;
}
