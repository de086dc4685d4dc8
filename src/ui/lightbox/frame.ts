/** The markup around the slides: constant; labels are set as text later. */

const icon = ( path: string ) =>
	`<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false"><path d="${ path }" fill="currentColor"/></svg>`;

const CROSS =
	'M13 11.8l6.1-6.3-1-1-6.1 6.2-6.1-6.2-1 1 6.1 6.3-6.5 6.7 1 1 6.5-6.6 6.5 6.6 1-1z';
const LEFT = 'M14.6 7l-1.2-1L8 12l5.4 6 1.2-1-4.6-5z';
const RIGHT = 'M10.6 6L9.4 7l4.6 5-4.6 5 1.2 1 5.4-6z';
const PLAY = 'M8 5.5v13l10.5-6.5z';
const PAUSE = 'M7 5.5h3.5v13H7zM13.5 5.5H17v13h-3.5z';
const ZOOM =
	'M10.5 4a6.5 6.5 0 1 0 4 11.6l4.4 4.4 1-1-4.4-4.4A6.5 6.5 0 0 0 10.5 4zm0 1.5a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM9.8 7.8v2H7.9v1.4h1.9v2h1.4v-2h1.9V9.8h-1.9v-2z';
const FULL =
	'M5 5h5v1.5H6.5V10H5V5zm14 0h-5v1.5h3.5V10H19V5zM5 19h5v-1.5H6.5V14H5v5zm14 0h-5v-1.5h3.5V14H19v5z';
const LINK =
	'M10 17.4H7.7a5.4 5.4 0 0 1 0-10.8H10v1.6H7.7a3.8 3.8 0 0 0 0 7.6H10v1.6zm4-10.8h2.3a5.4 5.4 0 0 1 0 10.8H14v-1.6h2.3a3.8 3.8 0 0 0 0-7.6H14V6.6zM8 11.2h8v1.6H8v-1.6z';
const DONE = 'M9.6 17.6l-5-5 1.1-1.1 3.9 3.9 8.7-8.7 1.1 1.1z';
const SAVE =
	'M11.2 4v8.6L8.4 9.8l-1 1 4.6 4.6 4.6-4.6-1-1-2.8 2.8V4h-1.6zM5 17.5h14V19H5v-1.5z';
const BROKEN =
	'M12 3.3L1.9 20.5h20.2zm0 3l7.5 12.7h-15zM11.2 10v4.8h1.6V10zm0 6v1.6h1.6V16z';

const button = ( name: string, inner: string ) =>
	`<button type="button" class="frontage-lightbox__button is-${ name }">${ inner }</button>`;

/** A link, so that the browser saves the file. */
const save = `<a class="frontage-lightbox__button is-download" download hidden>${ icon( SAVE ) }</a>`;

/** GLightbox looks for the `g…` names. A dialog cannot be full screen, so what is in it has a box of its own. */
export const FRAME = `<dialog id="glightbox-body" class="frontage-lightbox" aria-modal="true"><div class="frontage-lightbox__screen"><div class="goverlay"></div><div class="frontage-lightbox__bar"><p class="frontage-lightbox__counter" aria-hidden="true"></p>${ button( 'play', icon( PLAY ) + icon( PAUSE ) ) }${ button( 'zoom', icon( ZOOM ) ) }${ button( 'full', icon( FULL ) ) }${ button( 'copy', icon( LINK ) + icon( DONE ) ) }${ save }${ button( 'close', icon( CROSS ) ) }</div><div class="frontage-lightbox__stage"><div class="gloader"></div><div id="glightbox-slider" class="gslider" dir="ltr"></div>${ button( 'previous gprev', icon( LEFT ) ) }${ button( 'next gnext', icon( RIGHT ) ) }</div><div class="frontage-lightbox__foot"><div class="frontage-lightbox__caption"></div><div class="frontage-lightbox__thumbs"></div></div><p class="frontage-lightbox__status" role="status"></p></div></dialog>`;

/** Themes give everything in an element whose class has `inner-container` a width and a place in the middle. */
export const SLIDE =
	'<div class="gslide"><div class="gslide-inner-content"><div class="ginner-container"><div class="gslide-media" style="max-width:none;margin:0"></div></div></div></div>';

/** Element ID for the overlay stack. */
export const DIALOG = 'glightbox-body';

/**
 * Returns the fallback for content that failed to load (S2 §8).
 *
 * @param text Message.
 * @param alt  Alternative text of the content.
 */
export function failure( text: string, alt = '' ): Element {
	const box = document.createElement( 'div' );
	box.className = 'frontage-lightbox__failure';
	box.innerHTML = icon( BROKEN );
	for ( const textContent of [ text, alt ].filter( Boolean ) ) {
		box.append(
			Object.assign( document.createElement( 'p' ), { textContent } )
		);
	}
	return box;
}
