import type { HashEntry } from '@frontage/lib/hash';

/**
 * The element that an entry of the address means.
 *
 * A tab's panel for `tab-{name}` and `{name}`, a module for `{id}|…` (S1 §2).
 *
 * @param entry       From `parseHash()`.
 * @param entry.id    A module's id or a tab's name.
 * @param entry.parts A module's state; a name has none.
 */
export function elementNamed( { id, parts }: HashEntry ): HTMLElement | null {
	return (
		( parts.length ? null : document.getElementById( `tab-${ id }` ) ) ??
		document.getElementById( id )
	);
}
