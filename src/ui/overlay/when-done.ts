/** Detects when an overlay has converted: its form was submitted, or a link in it was followed. */

/**
 * Reports that an overlay has done its job: its form was sent or a link in it was followed.
 *
 * On the overlay. No detail.
 *
 * @event frontage:done
 */
const DONE = 'frontage:done';

/**
 * Runs a callback when the overlay has converted.
 *
 * @param element The overlay.
 * @param run     Called at most once per opening.
 * @param signal  Stops watching.
 */
export function whenDone(
	element: HTMLElement,
	run: () => void,
	signal: AbortSignal
): void {
	let isDone = false;
	const note = ( { type, target }: Event ) => {
		const part = target as Element;
		const counts =
			type === 'submit'
				? ( part as HTMLFormElement ).method !== 'dialog'
				: part.closest( 'a[href]:not([href^="#"])' );
		if ( counts && ! isDone ) {
			isDone = true;
			element.dispatchEvent( new CustomEvent( DONE ) );
			run();
		}
	};
	element.addEventListener( 'submit', note, { signal } );
	element.addEventListener( 'click', note, { signal } );
	element.addEventListener( 'close', () => ( isDone = false ), { signal } );
}
