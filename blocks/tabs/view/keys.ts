/** Keyboard navigation in a tab list, which follows its layout: a row in the page's direction, or a column. */

/**
 * Returns whether the tabs are currently stacked.
 *
 * @param list Tab list.
 */
export const isColumn = ( list: Element ) =>
	getComputedStyle( list ).flexDirection === 'column';

/**
 * Returns the tab that a key targets.
 *
 * @param index Index of the focused tab.
 * @param tabs  The tabs that are shown, in order.
 * @return The focused one for Space (which opens it), none for other keys.
 */
export function targetOf(
	event: KeyboardEvent,
	index: number,
	tabs: HTMLElement[]
): HTMLElement | undefined {
	const list = tabs[ index ]!.parentElement as HTMLElement;
	const row: [ string, string ] = [ 'ArrowLeft', 'ArrowRight' ];
	if ( list.matches( ':dir(rtl)' ) ) {
		row.reverse();
	}
	const [ back, on ] = isColumn( list ) ? [ 'ArrowUp', 'ArrowDown' ] : row;
	const targets: Record< string, HTMLElement | undefined > = {
		[ back ]: tabs.at( index - 1 ),
		[ on ]: tabs[ index + 1 ] ?? tabs[ 0 ],
		Home: tabs[ 0 ],
		End: tabs.at( -1 ),
		' ': tabs[ index ],
	};
	return targets[ event.key ];
}
