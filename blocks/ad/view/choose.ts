/**
 * Returns one of some items by chance, more often those with more weight.
 *
 * @param items  Any number of items.
 * @param weight Weight of an item, more than 0.
 */
export function choose< Item >(
	items: Item[],
	weight: ( item: Item ) => number
): Item | undefined {
	let left =
		Math.random() *
		items.reduce( ( sum, item ) => sum + weight( item ), 0 );
	return items.find( ( item ) => ( left -= weight( item ) ) < 0 );
}
