/** One video plays at a time, of a vendor or a file. What has no sound is left alone. */

/** Whatever plays. */
export interface Pausable {
	pause: () => void;
}

const players = new Set< Pausable >();

const isLoud = ( media: HTMLMediaElement ) =>
	! media.muted && ! media.paused && ! media.ended;

/** Pauses everything else of the page that has sound. */
function pauseOthers( one: Pausable | EventTarget ): void {
	for ( const other of [
		...players,
		...[
			...document.querySelectorAll< HTMLMediaElement >( 'video, audio' ),
		].filter( isLoud ),
	] ) {
		if ( other !== one ) {
			other.pause();
		}
	}
}

let isWatching = false;

/**
 * Adds a player that is not an element of the page, or starts to watch those that are.
 *
 * @param player Player; null to watch only.
 * @return `started` to be called when it plays with sound, and `left` when it is removed.
 */
export function playsAlone( player: Pausable | null ): {
	started: () => void;
	left: () => void;
} {
	if ( ! isWatching ) {
		isWatching = true;
		document.addEventListener(
			'play',
			( { target } ) => {
				if ( target instanceof HTMLMediaElement && ! target.muted ) {
					pauseOthers( target );
				}
			},
			true
		);
	}
	if ( player ) {
		players.add( player );
	}
	return {
		started: () => player && pauseOthers( player ),
		left: () => player && players.delete( player ),
	};
}
