/** Reorders slides with as few DOM moves as possible: an embedded video restarts when it is moved. */

/**
 * Reorders slides around one that is not moved.
 *
 * @param slides In order.
 * @param at     Index of the slide that is not moved, from 0.
 */
export function putInOrder( slides: HTMLElement[], at: number ): void {
	for ( let i = at; i > 0; i-- ) {
		if ( slides[ i ]!.previousElementSibling !== slides[ i - 1 ] ) {
			slides[ i ]!.before( slides[ i - 1 ]! );
		}
	}
	for ( let i = at; i < slides.length - 1; i++ ) {
		if ( slides[ i ]!.nextElementSibling !== slides[ i + 1 ] ) {
			slides[ i ]!.after( slides[ i + 1 ]! );
		}
	}
}
