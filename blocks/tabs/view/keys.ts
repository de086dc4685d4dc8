/** Keys in a list of tabs, which follow its layout: a row in the page's direction, or a column. */

/**
 * Whether a key or click is the browser's: history, another window.
 *
 * @param event A key or a click.
 */
export const isModified = ( event: KeyboardEvent | MouseEvent ) =>
	event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;

/**
 * Whether the tabs lie on top of each other now.
 *
 * @param list The list of tabs.
 */
export const isColumn = ( list: Element ) =>
	getComputedStyle( list ).flexDirection === 'column';

/**
 * Where a key leads.
 *
 * @param event The key.
 * @param index The focused tab, from 0.
 * @param tabs  All tabs, in order.
 * @return The tab to go to, the same for Space (which opens), -1 for other keys.
 */
export function targetOf(
	event: KeyboardEvent,
	index: number,
	tabs: HTMLElement[]
): number {
	const list = tabs[ index ].parentElement as HTMLElement;
	const row = [ 'ArrowLeft', 'ArrowRight' ];
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
