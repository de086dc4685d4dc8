import GLightbox from 'glightbox';
import { FRAME, SLIDE } from './frame';

/** A slide for GLightbox: never with text, which GLightbox would parse as HTML. */
export type Slide =
	| {
			type: 'image';
			href: string;
			alt: string;
			srcset: string;
			sizes: string;
	  }
	| { type: 'inline'; content: HTMLElement; width: string; height: string };

/** The GLightbox API that we use; more than its published types contain. */
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

/** Its published types know neither elements nor half of the API. */
type Make = ( options: {
	elements: Slide[];
	[ option: string ]: unknown;
} ) => Engine;

/** Default size for content without one, in pixels (S0 §9). */
export const WIDTH = 500;
export const HEIGHT = 344;

/**
 * Creates GLightbox for the given slides: order, preloading, zoom and pinch.
 *
 * Its frame is in the page afterwards, closed.
 *
 * @param slides In order.
 * @param isCalm Without animation.
 * @return The engine; `modal` is a `<dialog>`.
 */
export function engine( slides: Slide[], isCalm: boolean ): Engine {
	const made = ( GLightbox as unknown as Make )( {
		elements: slides.map( ( slide ) => ( {
			...slide,
			title: '',
			description: '',
			draggable: false,
		} ) ),
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
		// No third-party player is loaded: videos use our own elements.
		plyr: { css: '', js: '' },
	} );
	made.build();
	// The dialog already makes the rest of the page inert.
	for ( const element of made.bodyHiddenChildElms ) {
		element.removeAttribute( 'aria-hidden' );
	}
	made.bodyHiddenChildElms = [];
	made.on( 'slide_after_load', ( { index, slideNode } ) => {
		// A slide that loads late must not cover the current one.
		if ( index !== made.index ) {
			slideNode.classList.remove( 'current' );
		}
	} );
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
	document.querySelector( 'style.gcss-styles' )?.remove();
	document.body.classList.remove( 'gscrollbar-fixer' );
	// We handle swipes: 100 px, around the ends, in the text direction.
	made.events.touch?.swipe.del();
}
