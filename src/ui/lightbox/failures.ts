import { notify } from '@frontage/notice';
import type { Engine } from './engine';
import { failure } from './frame';
import type { Words } from './types';

/**
 * What happens when a picture does not load (S0 §5, S2 §8).
 *
 * Puts an icon in the picture's place, and says it once it is shown: as a notice, not an alert.
 *
 * @param engine       The lightbox.
 * @param words        What is said.
 * @param words.broken
 * @param words.failed
 * @param words.close
 * @param signal       Ends it.
 */
export function watchFailures(
	engine: Engine,
	{ broken, failed, close }: Words,
	signal: AbortSignal
): void {
	const { modal, loader } = engine;
	modal.addEventListener(
		'error',
		( { target } ) => {
			const picture = target as HTMLImageElement;
			const slide = picture.closest( '.gslide' );
			if ( slide && picture.matches( '.gslide-image>img' ) ) {
				picture.replaceWith( failure( failed, picture.alt ) );
				if ( slide === engine.elements[ engine.index ].slideNode ) {
					loader.style.display = 'none';
					engine.slideAnimateIn( slide, false );
					notify( broken, { close } );
				}
			}
		},
		{ capture: true, signal }
	);
}
