import { queryOwn } from '@frontage/lib/query-own';

/**
 * Plays the background videos of the current slide and pauses all others.
 *
 * @param slides In order.
 * @param index  Slide whose videos play, from 0; -1 for none.
 */
export function playVideos( slides: HTMLElement[], index: number ): void {
	slides.forEach( ( slide, at ) =>
		queryOwn< HTMLVideoElement >( slide, 'video[data-video]' ).forEach(
			( video ) => {
				if ( at === index ) {
					// Browsers refuse in low power mode; the poster stays.
					video.play().catch( () => {} );
				} else {
					video.pause();
				}
			}
		)
	);
}
