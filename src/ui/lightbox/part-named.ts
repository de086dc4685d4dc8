/**
 * Returns the part of the page that a link refers to; never looked up by a selector.
 *
 * @param key What follows `#`.
 */
export function partNamed( key: string ): HTMLElement | null {
	try {
		return document.getElementById( decodeURIComponent( key ) );
	} catch {
		return document.getElementById( key );
	}
}
