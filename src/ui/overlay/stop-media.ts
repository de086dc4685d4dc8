/** Stops media in an overlay that has closed (S2 §4: embedded videos reset on close). */

/** Embedded players that were not loaded are left alone. */
const FRAME = 'iframe[src]:not([src="about:blank"])';

/** Pauses video and audio, and reloads embedded players. */
export function stopMedia( root: Element ): void {
	for ( const media of root.querySelectorAll< HTMLMediaElement >(
		'video,audio'
	) ) {
		media.pause();
	}
	for ( const frame of root.querySelectorAll< HTMLIFrameElement >( FRAME ) ) {
		const fresh = frame.cloneNode() as HTMLIFrameElement;
		// Replaced, since changing `src` would add a history entry.
		frame.replaceWith( fresh );
	}
}
