/**
 * Returns today in a time zone, such as `2026-11-26`; empty if the browser does not know it.
 *
 * @param zone Name of the time zone, or an offset.
 */
export function today( zone: string ): string {
	try {
		// Swedes write dates as computers do.
		return new Date().toLocaleDateString( 'sv', { timeZone: zone } );
	} catch {
		return '';
	}
}

/**
 * Marks today, as the script in the page does.
 *
 * @param body The view.
 * @param zone Time zone of the calendar.
 */
export function markToday( body: HTMLElement, zone: string ): void {
	const day = today( zone );
	for ( const one of day
		? body.querySelectorAll< HTMLElement >( '[data-day]' )
		: [] ) {
		if ( one.dataset.day === day ) {
			one.setAttribute( 'aria-current', 'date' );
		} else {
			one.removeAttribute( 'aria-current' );
		}
	}
}
