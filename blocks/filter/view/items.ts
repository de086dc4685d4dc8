/** Words of the URL that say how items are sorted; mirrors `Items::ORDERS` in PHP. */
export const ORDERS = [ 'ascending', 'descending' ];

/**
 * Returns whether an item has the chosen tags, as the stylesheet does.
 *
 * @param item   Has the numbers of its tags in `data-tags`.
 * @param chosen Numbers of the chosen tags; none shows every item.
 * @param isAny  Whether one of them is enough.
 */
export function matches(
	{ dataset }: HTMLElement,
	chosen: readonly string[],
	isAny: boolean
): boolean {
	const own = dataset.tags!.split( ' ' );
	return (
		! chosen.length ||
		chosen[ isAny ? 'some' : 'every' ]( ( tag ) => own.includes( tag ) )
	);
}

/**
 * Returns items sorted by their values. Items without one come last in either order.
 *
 * @param items In the author's order.
 * @param order Index in `ORDERS`.
 */
export function sorted< Item extends HTMLElement >(
	items: readonly Item[],
	order: number
): Item[] {
	return [ ...items ].sort( ( { dataset: a }, { dataset: b } ) => {
		const [ one, other ] = order
			? [ b.value!, a.value! ]
			: [ a.value!, b.value! ];
		if ( ! one !== ! other ) {
			return a.value ? -1 : 1;
		}
		const difference = Number( one ) - Number( other );
		// Also compares dates such as 2026-05-31.
		return isNaN( difference )
			? one.localeCompare( other, document.documentElement.lang )
			: difference;
	} );
}
