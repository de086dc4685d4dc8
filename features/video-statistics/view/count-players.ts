import type {} from '@frontage/lib/consent';
import { asksNotToBeTracked } from '@frontage/lib/do-not-track';

/** The action that counts. */
const ACTION = 'frontage_video_usage';

/**
 * Reports players that visitors open, and when they begin to play (S0 §7).
 *
 * @param rules      Where to.
 * @param rules.ajax Address of admin-ajax.php.
 * @param signal     Stops it.
 */
export function countPlayers(
	{ ajax }: { ajax: string },
	signal?: AbortSignal
): void {
	const count = ( { detail }: CustomEventInit ) => {
		if (
			asksNotToBeTracked() ||
			// A consent plugin decides; without one, nothing about visitors is stored.
			! ( window.wp_has_consent?.( 'statistics-anonymous' ) ?? true )
		) {
			return;
		}
		const qstring = new URLSearchParams( {
			url: location.origin + location.pathname,
			id: detail.embed,
			play: detail.isPlaying ? '1' : '0',
		} );
		const body = new URLSearchParams( {
			action: ACTION,
			security: '',
			qstring: String( qstring ),
		} );
		if ( ! navigator.sendBeacon?.( ajax, body ) ) {
			void fetch( ajax, {
				method: 'POST',
				keepalive: true,
				body,
			} ).catch( () => {} );
		}
	};
	addEventListener( 'frontage:video-player', count, { signal } );
}
