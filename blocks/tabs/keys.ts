/** Keys in a list of tabs, which follow its layout: a row in the page's direction, or a column. */

/** Whether the key or click is the browser's: history, another tab, another window. */
export const isModified = ( event: KeyboardEvent | MouseEvent ) =>
	event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;

/** Whether the tabs lie on top of each other now. */
export const isColumn = ( list: Element ) =>
	getComputedStyle( list ).flexDirection === 'column';

/**
 * Where a key leads.
 *
 * @param event The key.
 * @param index The focused tab, from 0.
 * @param tabs  All tabs, in order.
 * @return The tab to go to, the same for Space (which opens), null for other keys.
 */
export function targetOf(
	event: KeyboardEvent,
	index: number,
	tabs: HTMLElement[]
): number | null {
	const list = tabs[ index ].parentElement as HTMLElement;
	const [ back, on ] = isColumn( list )
		? [ 'Up', 'Down' ]
		: getComputedStyle( list ).direction === 'rtl'
		? [ 'Right', 'Left' ]
		: [ 'Left', 'Right' ];
	const last = tabs.length - 1;
	const targets: Record< string, number > = {
		[ `Arrow${ back }` ]: index ? index - 1 : last,
		[ `Arrow${ on }` ]: index < last ? index + 1 : 0,
		Home: 0,
		End: last,
		' ': index,
	};
	return isModified( event ) ? null : targets[ event.key ] ?? null;
}
