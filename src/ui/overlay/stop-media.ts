/** Silences what plays in an overlay that has closed (S2 §4: embedded videos reset on close). */

/** Frames of players that nobody started are left alone. */
const FRAME = 'iframe[src]:not([src="about:blank"])';

/**
 * Pauses videos and sounds, and loads embedded players anew.
 *
 * @param root The overlay.
 */
export function stopMedia( root: Element ): void {
	for ( const media of root.querySelectorAll< HTMLMediaElement >(
		'video,audio'
	) ) {
		media.pause();
	}
	for ( const frame of root.querySelectorAll< HTMLIFrameElement >( FRAME ) ) {
		const fresh = frame.cloneNode() as HTMLIFrameElement;
		// Replaced, since a new `src` would be one more step for Back.
		frame.replaceWith( fresh );
	}
}
