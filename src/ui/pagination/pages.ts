/** Pagination arithmetic; mirrors `Pagination` in PHP. */

/** Number of page links shown at once (S1 §9). */
export const SHOWN = 5;

/** Returns the number of pages, at least one. */
export function countPages( items: number, perPage: number ): number {
	return Math.max( 1, Math.ceil( items / Math.max( 1, perPage ) ) );
}

/** Returns the items of a page, from 1. */
export function itemsOn< Item >(
	page: number,
	items: readonly Item[],
	perPage: number
): Item[] {
	return items.slice( ( page - 1 ) * perPage, page * perPage );
}

/** Returns the page numbers to show: about five around the current one. */
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
