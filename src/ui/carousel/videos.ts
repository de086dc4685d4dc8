import { owned } from '@frontage/lib/owned';

/**
 * Videos behind slides: only that of the slide in place plays.
 *
 * @param slides In order.
 * @param index  The slide whose videos play, from 0; -1 for none.
 */
export function playVideos( slides: HTMLElement[], index: number ): void {
	slides.forEach( ( slide, at ) =>
		owned< HTMLVideoElement >( slide, 'video[data-video]' ).forEach(
			( video ) => {
				if ( at === index ) {
					// A browser that saves power refuses; the picture stays.
					video.play().catch( () => {} );
				} else {
					video.pause();
				}
			}
		)
	);
}
