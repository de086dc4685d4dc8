/** What an address says of the page's modules and tabs. */
import { formatHash, parseHash, type HashEntry } from '@frontage/lib/hash';
import { elementNamed } from '@frontage/hash/element-named';

/** One entry with the element it means. */
export interface State extends HashEntry {
	/** The module, or the panel of a tab that is meant by its name. */
	element: HTMLElement;
}

/**
 * Reads the entries that mean something here; others are ignored.
 *
 * The id of an element is a plain anchor and the browser's affair, also when it is a tab's.
 *
 * @param hash An address's hash.
 */
export function statesIn( hash: string ): State[] {
	return parseHash( hash ).flatMap( ( entry ) => {
		const element = elementNamed( entry );
		return element && ( entry.parts.length || element.id !== entry.id )
			? [ { ...entry, element } ]
			: [];
	} );
}

/**
 * The states that another address did not have.
 *
 * @param states From `statesIn()`.
 * @param before The other address's hash.
 */
export function newIn( states: State[], before: string ): State[] {
	const known = parseHash( before ).map( ( entry ) =>
		formatHash( [ entry ] )
	);
	return states.filter(
		( state ) => ! known.includes( formatHash( [ state ] ) )
	);
}
