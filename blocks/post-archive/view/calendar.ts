/** The calendar in a list that is swapped: it stays open, keeps the focus, and answers arrow keys. */

/** Links that can have the focus when another answer is put in, in the order in which they are looked for. */
const FOCUSED = '.frontage-pagination :focus,details :focus';

/**
 * @param into The list.
 * @param html What the server printed.
 */
export function swap( into: HTMLElement, html: string ): void {
	const focus = into.querySelector( FOCUSED );
	const wasOpen = into.querySelector( 'details' )?.open;
	const label = focus?.getAttribute( 'aria-label' );
	const way = focus?.className;
	into.innerHTML = html;
	const details = into.querySelector( 'details' );
	if ( details ) {
		details.open ||= !! wasOpen;
	}
	if ( ! focus ) {
		return;
	}
	const links = [ ...into.querySelectorAll< HTMLElement >( 'details a' ) ];
	(
		( way?.includes( 'pagination' ) &&
			into.querySelector< HTMLElement >( '[aria-current=page]' ) ) ||
		links.find(
			( link ) => link.getAttribute( 'aria-label' ) === label && label
		) ||
		links.find( ( link ) => link.className === way ) ||
		into.querySelector( 'summary' )
	)?.focus();
}

/**
 * The choice of months has no days; the chosen one is added, so that the form says what is shown.
 *
 * @param into   The list.
 * @param select The choice of months.
 * @param day    The day.
 */
export function addDay(
	into: HTMLElement,
	select: HTMLElement,
	day: string
): void {
	const name = into.querySelector( '[aria-current=date]' )?.ariaLabel;
	if ( name && select instanceof HTMLSelectElement ) {
		select.add( new Option( name, day, true, true ) );
	}
}

/** By how many days an arrow goes. */
const ARROWS: Record< string, number > = {
	ArrowLeft: -1,
	ArrowRight: 1,
	ArrowUp: -7,
	ArrowDown: 7,
};

/**
 * Goes to the next day with posts, sideways along the lines, up and down along the weekdays.
 *
 * @param event A key.
 */
export function byArrows( event: KeyboardEvent ): void {
	const link = event.target as HTMLElement;
	const table = link.closest( 'table' );
	let step = ARROWS[ event.key ];
	if ( ! table || ! step ) {
		return;
	}
	event.preventDefault();
	if ( step % 7 && table.matches( ':dir(rtl)' ) ) {
		step = -step;
	}
	const cells = [ ...table.querySelectorAll( 'td' ) ];
	let at = cells.indexOf( link.closest( 'td' )! ) + step;
	while ( cells[ at ] && ! cells[ at ].firstElementChild ) {
		at += step;
	}
	( cells[ at ]?.firstElementChild as HTMLElement | undefined )?.focus();
}
