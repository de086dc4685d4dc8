import apiFetch from '@wordpress/api-fetch';
import { useEffect, useState } from '@wordpress/element';

/** Where the number of a profile comes from. */
export interface FollowNumber {
	url: string;
	/** Name of the network. */
	name: string;
	/** Such as “1,234 followers, 3 hours ago from Mastodon”; empty if there is none. */
	text: string;
	/** Why it is not refreshed; empty if it is. */
	error: string;
}

interface State {
	numbers: FollowNumber[];
	problem: string;
}

/** Milliseconds without typing before the server is asked. */
const PAUSE_MS = 600;

const get = ( accounts: string, refresh: boolean ) =>
	apiFetch< FollowNumber[] >( {
		path: '/frontage/v1/action/frontage_follow_numbers',
		method: 'POST',
		data: { accounts, refresh },
	} ).then(
		( numbers ): State => ( { numbers, problem: '' } ),
		( { message }: Error ): State => ( { numbers: [], problem: message } )
	);

/**
 * Returns what this site knows of the numbers of profiles; the networks are asked only by `refresh()`.
 *
 * @param accounts Addresses.
 */
export function useNumbers( accounts: string[] ) {
	const text = accounts.join( '\n' );
	const [ state, setState ] = useState< State >( {
		numbers: [],
		problem: '',
	} );
	const [ isBusy, setBusy ] = useState( false );
	useEffect( () => {
		if ( ! text ) {
			setState( { numbers: [], problem: '' } );
			return;
		}
		let isLeft = false;
		const pause = window.setTimeout( async () => {
			const next = await get( text, false );
			if ( ! isLeft ) {
				setState( next );
			}
		}, PAUSE_MS );
		return () => {
			isLeft = true;
			clearTimeout( pause );
		};
	}, [ text ] );
	const refresh = async () => {
		setBusy( true );
		setState( await get( text, true ) );
		setBusy( false );
	};
	return { ...state, isBusy, refresh };
}
