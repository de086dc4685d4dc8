/** Arithmetic of pages; the twin of `Pagination` in PHP. */

/** Page links shown at once (S1 §9). */
export const SHOWN = 5;

/**
 * How many pages a list has, at least one.
 * @param items
 * @param perPage
 */
export function countPages( items: number, perPage: number ): number {
	return Math.max( 1, Math.ceil( items / Math.max( 1, perPage ) ) );
}

/**
 * The items of one page, from 1.
 * @param page
 * @param items
 * @param perPage
 */
export function itemsOn< Item >(
	page: number,
	items: readonly Item[],
	perPage: number
): Item[] {
	return items.slice( ( page - 1 ) * perPage, page * perPage );
}

/**
 * The page numbers shown: about five around the current one.
 * @param page
 * @param pages
 */
export function pagesShown( page: number, pages: number ): number[] {
	const first = Math.max(
		1,
		Math.min( page - Math.floor( SHOWN / 2 ), pages - SHOWN + 1 )
	);
	return Array.from(
		{ length: Math.min( SHOWN, pages ) },
		( _, index ) => first + index
	);
}
