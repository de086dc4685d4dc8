import GLightbox from 'glightbox';
import { FRAME, SLIDE } from './frame';

/** One slide as GLightbox takes it: never any text, which it would read as HTML. */
export type Slide =
	| {
			type: 'image';
			href: string;
			alt: string;
			srcset: string;
			sizes: string;
	  }
	| { type: 'inline'; content: Element; width: string; height: string };

/** What GLightbox is asked; more than its published types know. */
export interface Engine {
	index: number;
	modal: HTMLDialogElement;
	loader: HTMLElement;
	activeSlide: HTMLElement;
	prevActiveSlide: HTMLElement | null;
	elements: { slideNode: HTMLElement }[];
	events: {
		touch?: { swipe: { del: () => void } };
	};
	bodyHiddenChildElms: Element[];
	build: () => void;
	open: ( link: null, index: number ) => void;
	close: () => void;
	goToSlide: ( index: number ) => void;
	slideAnimateIn: ( slide: Element, first: boolean ) => void;
	on: (
		type: 'slide_after_load',
		run: ( notified: { index: number; slideNode: Element } ) => void
	) => void;
}

/** Size of what has none of its own, in pixels (S0 §9). */
export const WIDTH = 500;
export const HEIGHT = 344;

/**
 * GLightbox, as far as it is used: slides, their order, what is fetched ahead, zoom and pinch.
 *
 * Makes it for the given slides; its frame is in the page then, closed.
 *
 * @param slides In order.
 * @param isCalm Without movement.
 * @return The engine; `modal` is a `<dialog>`.
 */
export function engine( slides: Slide[], isCalm: boolean ): Engine {
	const made = GLightbox( {
		elements: slides.map( ( slide ) => ( {
			...slide,
			title: '',
			description: '',
			draggable: false,
		} ) ) as unknown as [],
		lightboxHTML: FRAME,
		slideHTML: SLIDE,
		openEffect: 'none',
		closeEffect: 'none',
		slideEffect: isCalm ? 'none' : 'fade',
		width: `${ WIDTH }px`,
		height: `${ HEIGHT }px`,
		loop: true,
		preload: true,
		keyboardNavigation: false,
		closeOnOutsideClick: false,
		autoplayVideos: false,
		moreLength: 0,
		// No player of others is fetched: videos are elements of ours.
		plyr: { css: '', js: '' },
	} ) as unknown as Engine;
	made.build();
	// The dialog makes the rest of the page inert by itself.
	for ( const element of made.bodyHiddenChildElms ) {
		element.removeAttribute( 'aria-hidden' );
	}
	made.bodyHiddenChildElms = [];
	made.on( 'slide_after_load', ( { index, slideNode } ) => {
		// One that comes late must not lie over the one that is shown by then.
		if ( index !== made.index ) {
			slideNode.classList.remove( 'current' );
		}
	} );
	return made;
}

/**
 * Shows the first slide, without the margin that GLightbox gives the page: the overlay keeps it still.
 *
 * @param made  The engine.
 * @param index Which slide, from 0.
 */
export function start( made: Engine, index: number ): void {
	made.open( null, index );
	document.querySelector( 'style.gcss-styles' )?.remove();
	document.body.classList.remove( 'gscrollbar-fixer' );
	// Swipes are ours: 100 px, around the ends, in the direction of the script.
	made.events.touch?.swipe.del();
}
