/** Keyboard navigation in a tab list, which follows its layout: a row in the page's direction, or a column. */

/**
 * Returns whether the tabs are currently stacked.
 *
 * @param list Tab list.
 */
export const isColumn = ( list: Element ) =>
	getComputedStyle( list ).flexDirection === 'column';

/**
 * Returns the index of the tab that a key targets.
 *
 * @param index Index of the focused tab.
 * @param tabs  All tabs, in order.
 * @return Index; the focused tab's for Space (which opens it), -1 for other keys.
 */
export function targetOf(
	event: KeyboardEvent,
	index: number,
	tabs: HTMLElement[]
): number {
	const list = tabs[ index ]!.parentElement as HTMLElement;
	const row: [ string, string ] = [ 'ArrowLeft', 'ArrowRight' ];
	if ( list.matches( ':dir(rtl)' ) ) {
		row.reverse();
	}
	const [ back, on ] = isColumn( list ) ? [ 'ArrowUp', 'ArrowDown' ] : row;
	const targets: Record< string, number > = {
		[ back ]: ( index || tabs.length ) - 1,
		[ on ]: ( index + 1 ) % tabs.length,
		Home: 0,
		End: tabs.length - 1,
		' ': index,
	};
	return targets[ event.key ] ?? -1;
}
