/** Words of the URL that say how items are sorted; mirrors `Items::ORDERS` in PHP. */
export const ORDERS = [ 'ascending', 'descending' ];

/**
 * Returns whether an item has the chosen tags, as the stylesheet does.
 *
 * @param own    Numbers of its tags, separated by spaces.
 * @param chosen Numbers of the chosen tags; none shows every item.
 * @param isAny  Whether one of them is enough.
 */
export function matches(
	own: string,
	chosen: readonly string[],
	isAny: boolean
): boolean {
	const tags = own.split( ' ' );
	const has = ( tag: string ) => tags.includes( tag );
	return isAny
		? ! chosen.length || chosen.some( has )
		: chosen.every( has );
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
	// Also compares dates such as 2026-05-31.
	const { compare: byText } = new Intl.Collator(
		document.documentElement.lang || undefined,
		{ numeric: true }
	);
	const sign = order ? -1 : 1;
	return [ ...items ].sort( ( { dataset: a }, { dataset: b } ) => {
		const [ one, other ] = [ a.value!, b.value! ];
		if ( ! one || ! other ) {
			return Number( ! one ) - Number( ! other );
		}
		const difference = Number( one ) - Number( other );
		return (
			sign *
			( Number.isNaN( difference ) ? byText( one, other ) : difference )
		);
	} );
}
