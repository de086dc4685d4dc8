/** The calendar in a list whose content is replaced: stays open, keeps the focus and handles arrow keys. */

/** Links that may have the focus when the content is replaced, in order of precedence. */
const FOCUSED = '.frontage-pagination :focus,details :focus';

/**
 * Replaces the content of the list.
 *
 * @param into The list.
 * @param html Server-rendered HTML.
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
	if ( way?.includes( 'pagination' ) ) {
		// The visitor goes on at the top of the new page.
		into.focus( { preventScroll: true } );
		return;
	}
	(
		links.find(
			( link ) => link.getAttribute( 'aria-label' ) === label && label
		) ||
		links.find( ( link ) => link.className === way ) ||
		into.querySelector( 'summary' )
	)?.focus();
}

/**
 * Adds the selected day to the month select, which has no days, so that the form shows it.
 *
 * @param into   The list.
 * @param select Month select.
 * @param day    Selected day.
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

/** Days by which an arrow key moves. */
const ARROWS: Record< string, number > = {
	ArrowLeft: -1,
	ArrowRight: 1,
	ArrowUp: -7,
	ArrowDown: 7,
};

/** Moves to the nearest day with posts, horizontally by days, vertically by weeks. */
export function moveByArrows( event: KeyboardEvent ): void {
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
	while ( cells[ at ]?.firstElementChild === null ) {
		at += step;
	}
	( cells[ at ]?.firstElementChild as HTMLElement | undefined )?.focus();
}
