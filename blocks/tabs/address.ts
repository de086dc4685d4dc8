/** Which tab an address means. */
import { cleanHash, namesTab, readEntry } from '../../src/lib/hash';

/**
 * Finds the tab by the widget's own entry `{id}|{index}`, by its name, or by an element in its
 * panel (S1 §2).
 *
 * @param hash   The address's hash.
 * @param id     The widget's id.
 * @param panels The panels, in order.
 * @return From 0, or -1 if the address means none.
 */
export function indexNamedBy(
	hash: string,
	id: string,
	panels: HTMLElement[]
): number {
	const index = Number( readEntry( hash, id )?.[ 0 ] ?? NaN );
	if ( panels[ index ] ) {
		return index;
	}
	const named = panels.findIndex( ( panel ) =>
		namesTab( hash, panel.id.replace( /^tab-/, '' ) )
	);
	const target = named < 0 && document.getElementById( cleanHash( hash ) );
	return target
		? panels.findIndex( ( panel ) => panel.contains( target ) )
		: named;
}
