import { parseHash, readEntry } from '@frontage/lib/hash';
import { elementNamed } from './element-named';

/**
 * Which of a widget's panels an address means.
 *
 * Finds the panel by the widget's own entry `{id}|{index}`, else by what lies in it: the panel
 * named `tab-{name}` or `{name}`, a module with an entry of its own, the target of a plain anchor
 * (S1 §2).
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
	const named = [
		...parseHash( hash ).map( elementNamed ),
		document.querySelector( ':target' ),
	];
	return panels.findIndex( ( panel ) =>
		named.some( ( element ) => panel.contains( element ) )
	);
}
