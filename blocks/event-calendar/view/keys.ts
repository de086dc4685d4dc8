/** Days by which an arrow key moves. */
const ARROWS: Record< string, number > = {
	ArrowLeft: -1,
	ArrowRight: 1,
	ArrowUp: -7,
	ArrowDown: 7,
};

const NUMBER = '.frontage-event-calendar__number';

/**
 * Moves from day to day of a month by arrow keys, and to the month before or after by Page Up and Page Down.
 *
 * @param event A pressed key.
 * @param body  The view.
 */
export function moveByKeys( event: KeyboardEvent, body: HTMLElement ): void {
	const link = event.target as HTMLElement;
	if ( ! link.matches( NUMBER ) ) {
		return;
	}
	const way = { PageUp: 'previous', PageDown: 'next' }[ event.key ];
	const step = ARROWS[ event.key ] ?? 0;
	if ( way || step ) {
		event.preventDefault();
	}
	if ( way ) {
		body.querySelector< HTMLElement >(
			`.frontage-event-calendar__step.is-${ way }`
		)?.click();
	} else if ( step ) {
		const days = [ ...body.querySelectorAll< HTMLElement >( NUMBER ) ];
		const turned = step % 7 && body.matches( ':dir(rtl)' ) ? -step : step;
		days[ days.indexOf( link ) + turned ]?.focus();
	}
}
