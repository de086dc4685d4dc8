import { useEffect, useRef, useState } from 'react';
import { callAction } from '@frontage/api';
import { hasUnsentInput } from '@frontage/lib/dirty-form';
import { keepChecking } from './checks';
import { choose, stateOf } from './choice';
import { refreshPage } from './refresh-page';
import type { Answer, LiveProps, Stream } from './types';
import { useNow } from './use-now';

/** Returns the IDs of streams that are live. */
const liveIn = ( streams: Stream[] ) =>
	streams
		.filter( ( stream ) => stateOf( stream, Date.now() / 1000 ) === 'live' )
		.map( ( { id } ) => id );

/** Asks whether to refresh the page (S0 §7), unless something would be lost with it, or covered by the question. */
async function askToRefresh( { words }: LiveProps ): Promise< void > {
	if ( hasUnsentInput() || document.querySelector( 'dialog[open]' ) ) {
		return;
	}
	const { showConfirm } = await import( '@frontage/dialog' );
	if ( await showConfirm( words.question, words ) ) {
		refreshPage();
	}
}

/**
 * The stream that is shown: at first the server's choice, then by the visitor's clock and by checks.
 *
 * @param props  Of the island.
 * @param isOpen Whether a player is open, which nothing takes away.
 */
export function useStreams( props: LiveProps, isOpen: boolean ) {
	const { channelId } = props;
	const [ streams, setStreams ] = useState( props.streams );
	/** What a check has found, and the visitor has not chosen yet. */
	const [ found, setFound ] = useState< Stream[] | null >( null );
	const now = useNow( streams );
	const index = now === null ? props.chosen : choose( streams, now );
	const best = streams[ index ] ?? props.unchecked;
	const shown = useRef( best );
	if ( ! isOpen ) {
		shown.current = best;
	}
	const latest = useRef( { streams, found, isOpen } );
	latest.current = { streams, found, isOpen };

	useEffect( () => {
		if ( ! channelId ) {
			return;
		}
		/** Live streams that the visitor has heard of. */
		const heard = new Set( liveIn( props.streams ) );
		let isFirst = true;
		const onAnswer = ( answer: Answer ) => {
			const {
				streams: old,
				found: waiting,
				isOpen: plays,
			} = latest.current;
			const all = [
				...answer.streams,
				...old.filter( ( { end } ) => end !== undefined ),
			];
			const live = liveIn( answer.streams );
			// A page may come from a cache: first, it is brought up to date without a question.
			const isFresh =
				answer.fresh_live &&
				! isFirst &&
				live.some( ( id ) => ! heard.has( id ) );
			isFirst = false;
			live.forEach( ( id ) => heard.add( id ) );
			if ( isFresh || waiting ) {
				setFound( all );
			} else if ( ! plays ) {
				setStreams( all );
			}
			if ( isFresh && ! plays ) {
				void askToRefresh( props );
			}
		};
		return keepChecking(
			() =>
				callAction< Answer >( 'frontage_live_check', {
					security: '',
					channelId,
					streams: liveIn( latest.current.streams ).join( ' ' ),
				} ),
			onAnswer
		);
		// Props of an island stay the same.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [ channelId ] );

	const { current } = shown;
	let state: string = props.state;
	if ( now !== null ) {
		state =
			current && current !== props.unchecked
				? stateOf( current, now )
				: '';
	}
	return {
		shown: current,
		state,
		now,
		/** Whether a stream has begun that is not shown. */
		isFresh:
			!! found ||
			( isOpen &&
				now !== null &&
				!! best &&
				best.id !== current?.id &&
				stateOf( best, now ) === 'live' ),
		/** Shows it, once the player is closed. */
		watch() {
			setStreams( found ?? streams );
			setFound( null );
		},
	};
}
