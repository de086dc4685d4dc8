import { prefersReducedMotion } from '@frontage/lib/reduced-motion';
import { playsAlone } from './alone';
import { followReader } from './follow-reader';
import type { Vendor } from './languages';
import { openPlayer, type Player } from './player';

/** How long the poster fades (S1 §4). */
const FADE_MS = 500;

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
}

export interface Theatre {
	play: ( start: Start ) => void;
	/** Pauses what plays without sound by itself. */
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

	const follower =
		props.isSticky &&
		followReader( {
			frame,
			stage,
			close: props.words.close,
			buttonClass: 'frontage-video__close',
			isPlaying: () =>
				file ? ! file.paused && ! file.muted : isPlaying,
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
		check();
	};
	const start = ( { second, isMuted, hasFocus }: Start ) => {
		status.textContent = '';
		player = openPlayer( stage, {
			vendor: props.vendor!,
			embed: props.embed,
			title: props.title,
			isMuted,
			second,
			onState( is ) {
				isPlaying = is && ! isSilent;
				check();
			},
			onFailure() {
				stop();
				status.textContent = props.words.failed;
			},
		} );
		isSilent = !! isMuted;
		if ( hasFocus ) {
			player.frame.focus();
		}
		void fade().catch( () => {} );
	};

	if ( file ) {
		playsAlone( null );
		for ( const event of [ 'play', 'pause', 'volumechange' ] ) {
			file.addEventListener( event, check );
		}
	}

	return {
		play( how ) {
			const { second, isMuted } = how;
			if ( file ) {
				if ( second !== undefined ) {
					file.currentTime = second;
				}
				file.muted = !! isMuted;
				file.play()?.catch( () => {} );
			} else if ( ! player ) {
				start( how );
			} else if ( second !== undefined ) {
				isSilent = false;
				player.seek( second );
			} else {
				player.play();
			}
		},
		rest() {
			if ( file ? file.muted : isSilent ) {
				( file ?? player )?.pause();
			}
		},
		stop,
		end() {
			stop();
			if ( follower ) {
				follower.end();
			}
			for ( const event of [ 'play', 'pause', 'volumechange' ] ) {
				file?.removeEventListener( event, check );
			}
		},
	};
}
