import type { HashEntry } from '@frontage/lib/hash';

/**
 * Returns the element that a hash entry refers to.
 *
 * A tab's panel for `tab-{name}` and `{name}`, a widget for `{id}|…` (S1 §2).
 *
 * @param entry From `parseHash()`.
 */
export function elementNamed( { id, parts }: HashEntry ): HTMLElement | null {
	return (
		( parts.length ? null : document.getElementById( `tab-${ id }` ) ) ??
		document.getElementById( id )
	);
}
