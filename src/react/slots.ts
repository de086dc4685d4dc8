import { createContext } from 'react';
import { owned } from '@frontage/lib/owned';

/**
 * The elements of an island whose HTML is the server's.
 *
 * Slot elements by name; null outside an island.
 */
export const Slots = createContext< Map< string, Element > | null >( null );

/**
 * The slots that the server printed in this island, not those of islands inside.
 * @param island
 */
export function slotsOf( island: Element ): Map< string, Element > {
	return new Map(
		owned( island, '[data-slot]' ).map( ( slot ) => [
			slot.getAttribute( 'data-slot' )!,
			slot,
		] )
	);
}
