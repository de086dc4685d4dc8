import { prefersReducedMotion } from '@frontage/lib/reduced-motion';
import type { Parts } from './types';

interface Play {
	/** Milliseconds between moves; 0 if only videos play. */
	delay: number;
	words: { pause: string; play: string };
	/** Moves to the next slide. */
	move: () => void;
	/** Called after every change with whether it plays. */
	changed: ( isPlaying: boolean ) => void;
}

export interface Player {
	/** Restarts the delay after a move. */
	rest: () => void;
	/** Pauses for a reason until it is released. */
	hold: ( why: string, isHeld: boolean ) => void;
	isPlaying: () => boolean;
	stop: () => void;
}

/**
 * Plays automatically and pauses on interaction (S1 §4; ruling 8).
 *
 * @param parts Elements of the carousel.
 * @param play  What it does.
 */
export function playing( parts: Parts, play: Play ): Player {
	const { frame, status, pause } = parts;
	const reasons = new Set< string >( [ 'away' ] );
	const ended = new AbortController();
	const { signal } = ended;
	let timer = 0;
	const isPlaying = () => ! reasons.size;
	const rest = () => {
		clearTimeout( timer );
		frame.classList.toggle( 'is-playing', isPlaying() );
		if ( status ) {
			status.ariaLive = isPlaying() ? 'off' : 'polite';
		}
		play.changed( isPlaying() );
		if ( isPlaying() && play.delay ) {
			timer = window.setTimeout( () => {
				play.move();
				rest();
			}, play.delay );
		}
	};
	const hold = ( why: string, isHeld: boolean ) => {
		reasons[ isHeld ? 'add' : 'delete' ]( why );
		rest();
	};
	const press = ( isStopped: boolean ) => {
		if ( pause ) {
			pause.ariaLabel = play.words[ isStopped ? 'play' : 'pause' ];
			pause.classList.toggle( 'is-paused', isStopped );
		}
		if ( ! isStopped ) {
			// A visitor who clicks Play has the focus inside and wants it to play.
			reasons.delete( 'focus' );
			reasons.delete( 'pointer' );
		}
		hold( 'visitor', isStopped );
	};
	const motion = prefersReducedMotion();
	if ( motion.matches ) {
		press( true );
	}
	motion.addEventListener( 'change', () => press( motion.matches ), {
		signal,
	} );
	pause?.addEventListener(
		'click',
		() => press( ! reasons.has( 'visitor' ) ),
		{ signal }
	);
	const unwatch = watchPresence( frame, signal, hold );
	return {
		rest,
		hold,
		isPlaying,
		stop: () => {
			unwatch();
			ended.abort();
			clearTimeout( timer );
		},
	};
}

/**
 * Pauses while the carousel is out of view, hovered, or contains the keyboard focus.
 *
 * @param frame  The carousel.
 * @param signal Stops watching.
 * @param hold   Pauses for a reason.
 * @return Ends the pause.
 */
function watchPresence(
	frame: HTMLElement,
	signal: AbortSignal,
	hold: Player[ 'hold' ]
): () => void {
	const on = ( type: string, why: string, isHeld: boolean ) =>
		frame.addEventListener(
			type,
			( { pointerType }: Partial< PointerEvent > ) =>
				pointerType !== 'touch' && hold( why, isHeld ),
			{ signal }
		);
	on( 'pointerenter', 'pointer', true );
	on( 'pointerleave', 'pointer', false );
	on( 'focusin', 'focus', true );
	on( 'focusout', 'focus', false );
	hold( 'pointer', frame.matches( ':hover' ) );
	hold( 'focus', frame.matches( ':focus-within' ) );
	const look = () => hold( 'hidden', document.hidden );
	document.addEventListener( 'visibilitychange', look, { signal } );
	look();
	const observer = new IntersectionObserver( ( entries ) =>
		hold( 'away', ! entries[ entries.length - 1 ]!.isIntersecting )
	);
	observer.observe( frame );
	return () => observer.disconnect();
}
