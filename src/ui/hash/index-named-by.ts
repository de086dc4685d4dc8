import { parseHash, readEntry } from '@frontage/lib/hash';
import { elementNamed } from './element-named';

/**
 * Returns the index of the panel that a hash refers to.
 *
 * Finds the panel by the widget's own entry `{id}|{index}`, else by its content: the panel
 * named `tab-{name}` or `{name}`, a widget with an entry of its own, the target of a plain anchor
 * (S1 §2).
 *
 * @param hash   Hash of the URL.
 * @param id     ID of the widget.
 * @param panels The panels, in order.
 * @return From 0, or -1 if there is none.
 */
export function indexNamedBy(
	hash: string,
	id: string,
	panels: HTMLElement[]
): number {
	const index = Number( readEntry( hash, id )?.[ 0 ] );
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
