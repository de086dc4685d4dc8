import GLightbox from 'glightbox';
import { FRAME, SLIDE } from './frame';

/** Content of a slide: never text, which GLightbox would parse as HTML. */
export type Slide = HTMLElement;

/** The GLightbox API that we use; more than its published types contain. */
export interface Engine {
	index: number;
	modal: HTMLDialogElement;
	loader: HTMLElement;
	elements: { slideNode: HTMLElement }[];
	settings: { slideEffect: string };
	bodyHiddenChildElms: Element[];
	build: () => void;
	open: ( link: null, index: number ) => void;
	close: () => void;
	goToSlide: ( index: number ) => void;
	/** Fills a slide that is about to be shown; nothing if it is filled already. */
	preloadSlide: ( index: number ) => void;
	on: (
		type: 'slide_after_load',
		run: ( notified: { index: number } ) => void
	) => void;
}

/** Its published types know neither elements nor half of the API. */
type Make = ( options: {
	elements: object[];
	[ option: string ]: unknown;
} ) => Engine;

/** Default size for content without one, in pixels (S0 §9). */
export const WIDTH = 500;
export const HEIGHT = 344;

/**
 * Creates GLightbox for the given slides: their order, around the ends, and which are filled ahead.
 *
 * Its frame is in the page afterwards, closed. Images, fingers, keys, and effects are ours.
 *
 * @param slides In order.
 * @param filled Called with the index of a slide that is filled: it, and the ones beside it.
 * @return The engine; `modal` is a `<dialog>`.
 */
export function engine(
	slides: Slide[],
	filled: ( index: number ) => void
): Engine {
	const made = ( GLightbox as unknown as Make )( {
		elements: slides.map( ( content ) => ( {
			type: 'inline',
			content,
			width: 'auto',
			height: 'auto',
			title: '',
			description: '',
			draggable: false,
		} ) ),
		lightboxHTML: FRAME,
		slideHTML: SLIDE,
		openEffect: 'none',
		closeEffect: 'none',
		slideEffect: 'none',
		loop: true,
		preload: true,
		touchNavigation: false,
		keyboardNavigation: false,
		closeOnOutsideClick: false,
		autoplayVideos: false,
		moreLength: 0,
		// No third-party player is loaded: videos use our own elements.
		plyr: { css: '', js: '' },
	} );
	made.build();
	// The dialog already makes the rest of the page inert.
	for ( const element of made.bodyHiddenChildElms ) {
		element.removeAttribute( 'aria-hidden' );
	}
	made.bodyHiddenChildElms = [];
	made.on( 'slide_after_load', ( { index } ) => filled( index ) );
	return made;
}

/**
 * Shows the first slide, without GLightbox's page margin: the overlay locks scrolling itself.
 *
 * @param made  The engine.
 * @param index Slide index, from 0.
 */
export function start( made: Engine, index: number ): void {
	made.open( null, index );
	// On phones it chooses an effect by itself, whose end it would wait for.
	made.settings.slideEffect = 'none';
	document.querySelector( 'style.gcss-styles' )?.remove();
	document.body.classList.remove( 'gscrollbar-fixer' );
}
