/**
 * Returns the element that a fragment names, as browsers find it; null if there is none.
 *
 * @param hash Fragment with its `#`, which may be percent-encoded.
 */
export function elementOf( hash: string ): HTMLElement | null {
	try {
		return document.getElementById( decodeURIComponent( hash.slice( 1 ) ) );
	} catch {
		return null;
	}
}
