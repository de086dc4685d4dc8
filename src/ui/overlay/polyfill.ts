/** Opening and closing in older browsers, and light dismiss without Escape. */
import { isSurprise, weighPresses } from './surprise';

/**
 * Opens an overlay with `commandfor` buttons and closes it on a click outside, as its attributes specify.
 *
 * @param element The overlay.
 * @param open    Opens it.
 * @param signal  Stops it.
 */
export function polyfill(
	element: HTMLDialogElement,
	open: ( opener: Element ) => void,
	signal: AbortSignal
): void {
	const isOlder = ! ( 'closedBy' in element );
	const by = element.getAttribute( 'closedby' );
	const on = ( type: string, run: ( event: any ) => void ) =>
		element.addEventListener( type, run, { signal } );
	if ( ! ( 'command' in HTMLButtonElement.prototype ) ) {
		addEventListener(
			'click',
			( { target } ) => {
				const button = ( target as Element ).closest( '[commandfor]' );
				if ( button?.getAttribute( 'commandfor' ) === element.id ) {
					open( button );
				}
			},
			{ signal }
		);
	}
	if ( ( isOlder && by === 'any' ) || 'closesBeside' in element.dataset ) {
		on( 'click', ( event ) => {
			if ( event.target === element && ! isSurprise( element, event ) ) {
				element.close();
			}
		} );
	} else if ( by === 'any' ) {
		weighPresses( element, signal );
	}
	if ( by === 'none' ) {
		on( 'cancel', ( event ) => event.preventDefault() );
	}
}
