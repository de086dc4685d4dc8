/** Slides in the author's order, with as few of them moved as can be: a video in a frame begins anew when it is moved. */

/**
 * Puts them in order around one that stays where it is.
 *
 * @param slides In order.
 * @param at     The one that stays, from 0.
 */
export function putInOrder( slides: HTMLElement[], at: number ): void {
	for ( let i = at; i > 0; i-- ) {
		if ( slides[ i ].previousElementSibling !== slides[ i - 1 ] ) {
			slides[ i ].before( slides[ i - 1 ] );
		}
	}
	for ( let i = at; i < slides.length - 1; i++ ) {
		if ( slides[ i ].nextElementSibling !== slides[ i + 1 ] ) {
			slides[ i ].after( slides[ i + 1 ] );
		}
	}
}
