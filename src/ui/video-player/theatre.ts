import { prefersReducedMotion } from '@frontage/lib/reduced-motion';
import { playsAlone } from './alone';
import { followReader } from './follow-reader';
import type { Vendor } from './languages';
import { canOpen, openPlayer, type Player } from './player';

/** How long the poster fades (S1 §4). */
const FADE_MS = 500;

/** What a file says. */
const EVENTS = [ 'play', 'pause', 'volumechange' ];

/** What is on the page. */
export interface Parts {
	/** The place, which keeps its size. */
	frame: HTMLElement;
	/** What is in it. */
	stage: HTMLElement;
	/** The poster of a vendor's video. */
	open?: HTMLElement;
	/** A file. */
	file?: HTMLVideoElement;
	status: HTMLElement;
}

/** What the server says about a video; a file has no vendor. */
export interface VideoProps {
	isSticky?: true;
	vendor?: Vendor;
	/** Address of the player, without `autoplay`. */
	embed: string;
	title: string;
	words: {
		failed: string;
		close: string;
	};
}

interface Start {
	/** Where to start. */
	second?: number;
	isMuted?: boolean;
	/** Whether a visitor pressed. */
	hasFocus?: boolean;
	/** Whether the player waits for a press. */
	isWaiting?: boolean;
}

export interface Theatre {
	play: ( start: Start ) => void;
	/** Opens a vendor's player, which waits for a press, unless it is open. */
	load: () => void;
	/** Plays without sound by itself, unless it was paused by its visitor or plays already. */
	show: () => void;
	/** Pauses what plays without sound by itself, until `show`. */
	rest: () => void;
	/** Removes what has loaded. */
	stop: () => void;
	end: () => void;
}

/** Plays the video of a block: a vendor's or a file. */
export function openTheatre( parts: Parts, props: VideoProps ): Theatre {
	const { frame, stage, open, file, status } = parts;
	let player: Player | null = null;
	let isPlaying = false;
	let isSilent = false;
	let isWaiting = false;
	/** Whether it rests, and whether something else than that paused it: a visitor, or its end. */
	let isResting = false;
	let isLeftPaused = false;

	const note = ( is: boolean ) => {
		isLeftPaused = ! is && ( isLeftPaused || ! isResting );
		isResting = isResting && ! is;
		isPlaying = is;
	};
	const follower =
		props.isSticky &&
		followReader( {
			frame,
			stage,
			close: props.words.close,
			buttonClass: 'frontage-video__close',
			isPlaying: () =>
				file ? ! file.paused && ! file.muted : isPlaying && ! isSilent,
			player: () => file ?? player,
		} );
	const check = () => follower && follower.check();

	const fade = async () => {
		await open!.animate?.( [ { opacity: 1 }, { opacity: 0 } ], {
			duration: prefersReducedMotion().matches ? 0 : FADE_MS,
		} ).finished;
		open!.hidden = !! player;
	};
	const stop = () => {
		player?.remove();
		player = null;
		isPlaying = false;
		if ( open ) {
			open.hidden = false;
		}
		if ( follower ) {
			// A poster has no reader to follow.
			follower.leave();
		}
	};
	const start = ( {
		second,
		isMuted,
		hasFocus,
		isWaiting: waits,
	}: Start ) => {
		status.textContent = '';
		player = openPlayer( stage, {
			vendor: props.vendor!,
			embed: props.embed,
			title: props.title,
			isMuted,
			second,
			isWaiting: waits,
			onState( is ) {
				isWaiting = false;
				note( is );
				check();
			},
			onFailure() {
				stop();
				isLeftPaused = true;
				status.textContent = props.words.failed;
			},
			onHidden: stop,
		} );
		isSilent = !! isMuted;
		isWaiting = !! waits;
		if ( hasFocus ) {
			player.frame.focus();
		}
		void fade().catch( () => {} );
	};

	const listen = ( { type }: Event ) => {
		if ( type !== 'volumechange' ) {
			note( type === 'play' );
		}
		check();
	};
	if ( file ) {
		playsAlone( null );
		for ( const event of EVENTS ) {
			file.addEventListener( event, listen );
		}
	}

	const play = ( how: Start ) => {
		const { second, isMuted } = how;
		if ( ! canOpen( stage ) ) {
			// Its popup, tab or slide has closed since.
			return;
		}
		if ( file ) {
			if ( second !== undefined ) {
				file.currentTime = second;
			}
			file.muted = !! isMuted;
			file.play()?.catch( () => {} );
		} else if ( ! player || isWaiting ) {
			// One that waits may not have loaded yet, and then hears nothing.
			player?.remove();
			start( how );
		} else if ( second !== undefined ) {
			isSilent = false;
			player.seek( second );
		} else {
			player.play();
		}
	};
	return {
		play,
		load() {
			if ( ! file && ! player && canOpen( stage ) ) {
				start( { isWaiting: true } );
			}
		},
		show() {
			if ( ! isLeftPaused && ! isPlaying ) {
				play( { isMuted: true } );
			}
		},
		rest() {
			if ( file ? file.muted : isSilent ) {
				isResting = true;
				( file ?? player )?.pause();
			}
		},
		stop,
		end() {
			stop();
			if ( follower ) {
				follower.end();
			}
			for ( const event of EVENTS ) {
				file?.removeEventListener( event, listen );
			}
		},
	};
}
