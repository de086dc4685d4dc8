import { prefersReducedMotion } from './reduced-motion';
import type { Parts } from './types';

interface Play {
	/** Milliseconds between two moves; 0 where only videos play. */
	delay: number;
	words: { pause: string; play: string };
	/** Moves one on. */
	move: () => void;
	/** Hears whether it plays, after every change. */
	changed: ( isPlaying: boolean ) => void;
}

export interface Player {
	/** Starts to wait anew, after any move. */
	rest: () => void;
	/** Keeps it still while something goes on. */
	hold: ( why: string, isHeld: boolean ) => void;
	isPlaying: () => boolean;
	stop: () => void;
}

/**
 * Moves by itself, and stops for whoever is there (S1 §4; ruling 8).
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
			// Who presses Play is there and wants it to move.
			reasons.delete( 'focus' );
			reasons.delete( 'pointer' );
		}
		hold( 'visitor', isStopped );
	};
	const wish = prefersReducedMotion();
	if ( wish.matches ) {
		press( true );
	}
	wish.addEventListener( 'change', () => press( wish.matches ), { signal } );
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
 * Whether somebody looks at it, points at it, or is in it with the keyboard.
 *
 * @param frame  The carousel.
 * @param signal Ends it.
 * @param hold   Hears of it.
 * @return Ends the rest.
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
		hold( 'away', ! entries[ entries.length - 1 ].isIntersecting )
	);
	observer.observe( frame );
	return () => observer.disconnect();
}
