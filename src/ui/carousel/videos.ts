/** Films behind slides: only that of the slide in place plays. */
import { owned } from '../../lib/owned';

/**
 * @param slides In order.
 * @param index  The slide whose films play, from 0; -1 for none.
 */
export function playFilms( slides: HTMLElement[], index: number ): void {
	slides.forEach( ( slide, at ) =>
		owned< HTMLVideoElement >( slide, 'video[data-film]' ).forEach(
			( film ) => {
				if ( at === index ) {
					// A browser that saves power refuses; the picture stays.
					film.play().catch( () => {} );
				} else {
					film.pause();
				}
			}
		)
	);
}
