/** Reads lists in tests, and fails with a clear message where something is missing. */

/**
 * Returns one item of a list.
 *
 * @param list  An array, or elements found in a page.
 * @param index From 0; negative from the end.
 */
export function item< Item >( list: Iterable< Item >, index: number ): Item {
	const all = [ ...list ];
	const found = all.at( index );
	if ( found === undefined ) {
		throw new Error(
			`Item ${ index } is missing: there are ${ all.length }.`
		);
	}
	return found;
}

/**
 * Returns the first items of a list as a tuple: `const [ previous, next ] = take( buttons, 2 )`.
 *
 * @param list  An array, or elements found in a page.
 * @param count How many there are at least.
 */
export function take< Item >( list: Iterable< Item >, count: 1 ): [ Item ];
export function take< Item >(
	list: Iterable< Item >,
	count: 2
): [ Item, Item ];
export function take< Item >(
	list: Iterable< Item >,
	count: 3
): [ Item, Item, Item ];
export function take< Item >( list: Iterable< Item >, count: number ): Item[] {
	const all = [ ...list ];
	if ( all.length < count ) {
		throw new Error(
			`Expected at least ${ count } items, found ${ all.length }.`
		);
	}
	return all.slice( 0, count );
}
