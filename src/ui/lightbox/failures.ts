import { notify } from '@frontage/notice';
import type { Engine } from './engine';
import { failure } from './frame';
import type { Words } from './types';

/**
 * Handles images that fail to load (S0 §5, S2 §8).
 *
 * Shows an icon instead of the image, and a notice (not an alert) once the slide is shown.
 *
 * @param engine The lightbox.
 * @param words  Messages.
 * @param signal Stops it.
 */
export function watchFailures(
	engine: Engine,
	{ broken, failed, close }: Words,
	signal: AbortSignal
): void {
	const { modal } = engine;
	modal.addEventListener(
		'error',
		( { target } ) => {
			const picture = target as HTMLImageElement;
			const slide = picture.closest( '.gslide' );
			if (
				slide &&
				! picture.srcset &&
				picture.matches( '.frontage-lightbox__picture>img' )
			) {
				const box = picture.parentElement!;
				box.replaceWith( failure( failed, picture.alt ) );
				if ( slide === engine.elements[ engine.index ]?.slideNode ) {
					notify( broken, { close } );
				}
			}
		},
		{ capture: true, signal }
	);
}
