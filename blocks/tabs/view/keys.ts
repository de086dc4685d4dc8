/** Keyboard navigation in a tab list, which follows its layout: a row in the page's direction, or a column. */

/** Returns whether a key or click is handled by the browser: history, new window. */
export const isModified = ( event: KeyboardEvent | MouseEvent ) =>
	event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;

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
	if ( getComputedStyle( list ).direction === 'rtl' ) {
		row.reverse();
	}
	const [ back, on ] = isColumn( list ) ? [ 'ArrowUp', 'ArrowDown' ] : row;
	const last = tabs.length - 1;
	const targets: Record< string, number > = {
		[ back ]: index ? index - 1 : last,
		[ on ]: index < last ? index + 1 : 0,
		Home: 0,
		End: last,
		' ': index,
	};
	return targets[ event.key ] ?? -1;
}
