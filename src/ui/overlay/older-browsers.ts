/** What browsers without invoker commands or `closedby` need. */

/**
 * Opens by `commandfor` buttons and closes by a press beside the overlay, as its attributes say.
 *
 * @param element The overlay.
 * @param open    Opens it.
 * @param signal  Ends this.
 */
export function makeUp(
	element: HTMLDialogElement,
	open: ( opener: Element ) => void,
	signal: AbortSignal
): void {
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
	if ( ! ( 'closedBy' in element ) ) {
		const by = ( element as Element ).getAttribute( 'closedby' );
		( element as HTMLElement ).addEventListener(
			'click',
			( { target } ) =>
				by === 'any' &&
				target === element &&
				( element as HTMLDialogElement ).close(),
			{ signal }
		);
		( element as HTMLElement ).addEventListener(
			'cancel',
			( event ) => by === 'none' && event.preventDefault(),
			{ signal }
		);
	}
}
