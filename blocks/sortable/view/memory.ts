/** The order that the visitor's browser remembers, since pages are the same for all visitors. */

/**
 * Stores an order; nothing if storage is blocked.
 *
 * @param key   From the server; empty stores nothing.
 * @param names Names of the items in order; null forgets them.
 */
export function remember( key: string, names: string[] | null ): void {
	try {
		if ( names && key ) {
			localStorage.setItem( key, JSON.stringify( names ) );
		} else {
			localStorage.removeItem( key );
		}
	} catch {}
}
