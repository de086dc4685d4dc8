/**
 * Where a key leads in a row of tabs.
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
	const { direction, flexDirection } = getComputedStyle( list );
	const isColumn = flexDirection === 'column';
	const isTurned = ! isColumn && direction === 'rtl';
	const next = isColumn ? 'ArrowDown' : 'ArrowRight';
	const previous = isColumn ? 'ArrowUp' : 'ArrowLeft';
	const wrap = ( to: number ) => ( to + tabs.length ) % tabs.length;
	switch ( event.key ) {
		case next:
			return wrap( index + ( isTurned ? -1 : 1 ) );
		case previous:
			return wrap( index + ( isTurned ? 1 : -1 ) );
		case 'Home':
			return 0;
		case 'End':
			return tabs.length - 1;
		case ' ':
			return index;
		default:
			return null;
	}
}
