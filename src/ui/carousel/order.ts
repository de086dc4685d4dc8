/** Slides in the author's order, with as few of them moved as can be: a film in a frame begins anew when it is moved. */

/**
 * Puts them in order around one that stays where it is.
 *
 * @param slides In order.
 * @param at     The one that stays, from 0.
 */
export function putInOrder( slides: HTMLElement[], at: number ): void {
	for ( let i = at - 1; i >= 0; i-- ) {
		const next = slides[ i + 1 ];
		if ( next.previousElementSibling !== slides[ i ] ) {
			next.before( slides[ i ] );
		}
	}
	for ( let i = at + 1; i < slides.length; i++ ) {
		const previous = slides[ i - 1 ];
		if ( previous.nextElementSibling !== slides[ i ] ) {
			previous.after( slides[ i ] );
		}
	}
}
