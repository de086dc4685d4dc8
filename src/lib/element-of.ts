import { decoded } from './decoded';

/**
 * Returns the element that a fragment names, as browsers find it: its ID as it is written, else decoded; null if there is none.
 *
 * @param hash Fragment with its `#`, which may be percent-encoded.
 */
export function elementOf( hash: string ): HTMLElement | null {
	const id = hash.slice( 1 );
	return (
		document.getElementById( id ) ??
		document.getElementById( decoded( id ) )
	);
}
