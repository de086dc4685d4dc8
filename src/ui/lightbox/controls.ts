import { fill } from '@frontage/lib/fill';
import { nameOf } from './items';
import { thumbsOf } from './thumbs';
import { tools } from './tools';
import type { Item, LightboxProps, Words } from './types';

interface Does {
	/** Goes to an item by index, from 0. */
	go: ( to: number ) => void;
	toggle: () => void;
	zoom: () => void;
	close: () => void;
}

export interface Controls {
	/**
	 * Updates the controls for the current item.
	 *
	 * @param index     From 0.
	 * @param isPlaying Whether the slideshow changed it: nothing is announced then.
	 */
	show: ( index: number, isPlaying: boolean ) => void;
	/** Updates the slideshow button. */
	playing: ( isPlaying: boolean ) => void;
	/** Updates the zoom button, which is there if something is gained by it. */
	zooming: ( canZoom: boolean, isZoomed: boolean ) => void;
}

/**
 * Sets up the lightbox controls: labels, counter, caption, thumbnails, buttons.
 *
 * @param dialog The frame.
 * @param items  All items.
 * @param props  Lightbox props.
 * @param does   Button callbacks.
 */
export function dress(
	dialog: HTMLDialogElement,
	items: Item[],
	{ words, download }: LightboxProps,
	does: Does
): Controls {
	const part = ( name: string ) =>
		dialog.querySelector< HTMLElement >( `.frontage-lightbox__${ name }` )!;
	const button = ( name: keyof Words, run?: () => void ) => {
		const found = dialog.querySelector< HTMLElement >(
			`.frontage-lightbox__button.is-${ name }`
		)!;
		found.ariaLabel = found.title = words[ name ];
		if ( run ) {
			found.addEventListener( 'click', run );
		}
		return found;
	};
	dialog.ariaLabel = words.name;
	button( 'previous' );
	button( 'next' );
	const play = button( 'play', does.toggle );
	const zoom = button( 'zoom', does.zoom );
	const offer = tools( dialog, words, button, !! download );
	button( 'close', does.close ).autofocus = true;
	play.hidden = items.length < 2;
	const thumbs = thumbsOf( part( 'thumbs' ), items, words, does.go );
	return {
		show( index, isPlaying ) {
			const counter = fill( words.counter, index + 1, items.length );
			const item = items[ index ]!;
			const caption = part( 'caption' );
			part( 'counter' ).textContent = items.length > 1 ? counter : '';
			caption.replaceChildren(
				...captionOf( item ),
				...detailsOf( item )
			);
			offer( item );
			thumbs( index );
			if ( ! isPlaying ) {
				const said = [
					items.length > 1 && counter,
					nameOf( item ),
					part( 'caption' ).textContent,
				];
				part( 'status' ).textContent = said
					.filter( Boolean )
					.join( '. ' );
			}
			// A long text scrolls, also by keyboard. Last, since it lays out the page.
			caption.scrollTop = 0;
			caption.tabIndex =
				caption.scrollHeight > caption.clientHeight ? 0 : -1;
		},
		playing( isPlaying ) {
			play.ariaLabel = play.title = isPlaying ? words.pause : words.play;
			play.toggleAttribute( 'data-playing', isPlaying );
			dialog.toggleAttribute( 'data-playing', isPlaying );
		},
		zooming( canZoom, isZoomed ) {
			zoom.hidden = ! canZoom;
			zoom.ariaPressed = String( isZoomed );
			dialog.toggleAttribute( 'data-zoomable', canZoom );
		},
	};
}

/**
 * Returns the caption from the page, else the link's title; never parsed as HTML again.
 */
function captionOf( { link }: Item ): ( Node | string )[] {
	const caption = link.closest( 'figure' )?.querySelector( 'figcaption' );
	return caption
		? [ ...caption.cloneNode( true ).childNodes ]
		: [ link.title ].filter( Boolean );
}

/** Returns what the server has printed about the picture: its description, and how it was taken. */
function detailsOf( { thumb }: Item ): Element[] {
	const said = [
		thumb?.dataset.frontageDescription,
		thumb?.dataset.frontageCamera,
	];
	return said.filter( Boolean ).map( ( textContent ) =>
		Object.assign( document.createElement( 'p' ), {
			className: 'frontage-lightbox__detail',
			textContent,
		} )
	);
}
