import { notify } from '@frontage/notice';
import type { Engine } from './engine';
import { failure } from './frame';
import type { Words } from './types';

/**
 * Handles images that fail to load (S0 §5, S2 §8).
 *
 * Shows an icon and a button to try again instead of the image, and a notice (not an alert) once the slide is shown.
 *
 * @param engine The lightbox.
 * @param words  Messages.
 * @param signal Stops it.
 */
export function watchFailures(
	engine: Engine,
	{ broken, failed, retry, close }: Words,
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
				const fallback = failure( failed, picture.alt );
				fallback.append( again( picture, fallback, retry ) );
				picture.parentElement!.replaceWith( fallback );
				if ( slide === engine.elements[ engine.index ]?.slideNode ) {
					notify( broken, { close } );
				}
			}
		},
		{ capture: true, signal }
	);
}

/**
 * Returns a button that loads an image again.
 *
 * @param picture  The image, in its box.
 * @param fallback What is shown instead of the box.
 * @param label    Label of the button.
 */
function again(
	picture: HTMLImageElement,
	fallback: Element,
	label: string
): Element {
	const button = document.createElement( 'button' );
	button.type = 'button';
	button.className = 'frontage-lightbox__retry';
	button.textContent = label;
	const box = picture.parentElement!;
	button.addEventListener( 'click', () => {
		const next = fallback
			.closest( 'dialog' )!
			.querySelector< HTMLElement >( '.is-close' );
		box.dataset.loading = '';
		fallback.replaceWith( box );
		picture.src = picture.getAttribute( 'src' ) ?? '';
		// The button is gone.
		next?.focus();
	} );
	return button;
}
