import { useEffect, useRef, useState } from 'react';
import { mayContact } from '@frontage/lib/consent';
import { isPlayed } from './on-press';
import type { Item, Options } from './types';
import type { Shown } from './use-pages';

export interface Playing {
	/** The video in the player, or the one that would be. */
	current: Item | undefined;
	isOn: boolean;
	/** Whether the player gets the focus. */
	hasFocus: boolean;
	/** Why a video does not play; empty if nothing is wrong. */
	problem: string;
	play: ( item: Item ) => void;
	/** What follows when it has ended; `hasFocus`: whether the focus is in the player. */
	end: ( hasFocus: boolean ) => void;
	fail: ( problem: string ) => void;
	/** Brings the poster back. */
	leave: () => void;
	/** Plays the current video, if it is of a vendor and nothing plays. */
	load: ( vendor: string ) => void;
	/** Called when consent to a vendor is withdrawn. */
	stop: ( vendor: string ) => void;
}

/**
 * What plays. With `autonext`, the next video follows, also that of the next page; but no vendor is contacted that no
 * press or consent has allowed.
 *
 * @param shown             Of `usePages()`.
 * @param options           Of the author.
 * @param options.autonext  Whether the next video follows.
 * @param options.thumbplay Whether a video plays in place of its thumbnail, and ends with its page.
 */
export function usePlaying(
	shown: Shown,
	{ autonext, thumbplay }: Options
): Playing {
	const { items, page, pages, vendors, go } = shown;
	const [ chosen, setChosen ] = useState< Item | undefined >();
	const [ isOn, setOn ] = useState( false );
	const [ hasFocus, setFocus ] = useState( false );
	const [ problem, setProblem ] = useState( '' );
	/** Vendors that a press in this gallery has allowed. */
	const pressed = useRef( new Set< string | undefined >() );
	/** Page whose first video follows, as soon as it is there. */
	const follows = useRef( 0 );

	const start = ( item: Item ) => {
		const { vendor } = item;
		setChosen( item );
		setProblem( '' );
		setOn(
			! vendor ||
				pressed.current.has( vendor ) ||
				mayContact( vendors[ vendor ]!.terms )
		);
	};
	const current = chosen ?? items[ 0 ];
	useEffect( () => {
		const [ next ] = items;
		if ( follows.current === page && next ) {
			follows.current = 0;
			start( next );
		} else if (
			thumbplay &&
			items.every( ( { href } ) => href !== chosen?.href )
		) {
			setOn( false );
		}
		// What is asked for is asked for once.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [ items, page ] );

	const follow = () => {
		const at = items.findIndex( ( { href } ) => href === current?.href );
		const next = items.slice( at + 1 ).find( isPlayed );
		if ( next ) {
			start( next );
		} else if ( page < pages ) {
			follows.current = page + 1;
			go( page + 1 );
		}
	};

	return {
		current,
		isOn,
		hasFocus,
		problem,
		play( item ) {
			pressed.current.add( item.vendor );
			follows.current = 0;
			setFocus( true );
			start( item );
		},
		end( isFocused ) {
			setOn( false );
			if ( autonext ) {
				setFocus( isFocused );
				follow();
			}
		},
		fail( why ) {
			setOn( false );
			setProblem( why );
		},
		leave: () => setOn( false ),
		load( vendor ) {
			if ( ! isOn && current?.vendor === vendor && isPlayed( current ) ) {
				pressed.current.add( vendor );
				start( current );
			}
		},
		stop( vendor ) {
			pressed.current.delete( vendor );
			if ( current?.vendor === vendor ) {
				setOn( false );
			}
		},
	};
}
