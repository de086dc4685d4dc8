/**
 * The part of the page that a link to it means; never looked for by a selector.
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
