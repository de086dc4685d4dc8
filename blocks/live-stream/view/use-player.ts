import { useCallback, useEffect, useRef, useState } from 'react';
import { onWithdrawal } from '@frontage/lib/consent';
import type { Player } from '@frontage/video-player';
import type { LiveProps, Stream } from './types';

/** How long a player may take to say that it plays, before it is seen in any case (S0 §9). */
const REVEAL_MS = 4000;

/** What is seen: the cover, the cover while a player loads behind it, the player, or why there is none. */
export type Phase = 'cover' | 'opening' | 'shown' | 'failed';

/** The vendor's player, from a press until it is closed. */
export function usePlayer( { vendors, words, title }: LiveProps ) {
	const [ phase, setPhase ] = useState< Phase >( 'cover' );
	const stage = useRef< HTMLDivElement >( null );
	const player = useRef< Player >();
	const timer = useRef( 0 );
	const ends = useRef< () => void >();
	/** From a press until it is closed. */
	const isOn = useRef( false );

	const close = useCallback( ( next: Phase = 'cover' ) => {
		isOn.current = false;
		clearTimeout( timer.current );
		ends.current?.();
		player.current?.remove();
		player.current = undefined;
		setPhase( next );
	}, [] );
	useEffect( () => () => close(), [ close ] );

	const open = async ( stream: Stream ) => {
		const { embed, vendor } = stream;
		// Consent that is given later leaves what plays.
		if ( ! embed || ! vendor || isOn.current ) {
			return;
		}
		isOn.current = true;
		setPhase( 'opening' );
		const reveal = () => setPhase( 'shown' );
		ends.current = onWithdrawal( vendors[ vendor ]!.terms, () => close() );
		const loaded = await import( '@frontage/video-player' ).catch(
			() => null
		);
		if ( ! stage.current || ! isOn.current ) {
			return;
		}
		if ( ! loaded ) {
			close( 'failed' );
			return;
		}
		if ( ! loaded.canOpen( stage.current ) ) {
			close();
			return;
		}
		timer.current = window.setTimeout( reveal, REVEAL_MS );
		player.current = loaded.openPlayer( stage.current, {
			vendor,
			embed,
			title: title || stream.title || words.title,
			onState: ( isPlaying ) => isPlaying && reveal(),
			onFailure: () => close( 'failed' ),
			onHidden: () => close(),
		} );
		player.current.frame.focus();
	};
	return { stage, phase, open, close };
}
