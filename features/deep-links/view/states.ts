/** Resolves the hash of a URL to modules and tabs of the page. */
import { formatHash, parseHash, type HashEntry } from '@frontage/lib/hash';
import { elementNamed } from '@frontage/hash/element-named';

/** An entry and the element it refers to. */
export interface State extends HashEntry {
	/** The module, or the panel of a tab referred to by name. */
	element: HTMLElement;
}

/**
 * Returns the entries that match something on the page; others are ignored.
 *
 * A plain element ID is an ordinary anchor, which the browser handles, even if it belongs to a tab.
 *
 * @param hash Hash of a URL.
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
 * Returns the states that the other URL did not have.
 *
 * @param states From `statesIn()`.
 * @param before Hash of the other URL.
 */
export function newIn( states: State[], before: string ): State[] {
	const known = parseHash( before ).map( ( entry ) =>
		formatHash( [ entry ] )
	);
	return states.filter(
		( state ) => ! known.includes( formatHash( [ state ] ) )
	);
}

/**
 * Returns whether the same modules and tabs are named, whatever their states are.
 *
 * @param states From `statesIn()`.
 * @param others From `statesIn()`, later.
 */
export const isOfSame = ( states: State[], others: State[] ): boolean =>
	states.length > 0 && elementsOf( states ) === elementsOf( others );

/** Returns the IDs of the elements that have the states. */
const elementsOf = ( states: State[] ): string =>
	String( states.map( ( { element } ) => element.id ) );
