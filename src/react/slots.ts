import { createContext } from 'react';
import { queryOwn } from '@frontage/lib/query-own';

/** The slot elements of an island by name; null outside an island. */
export const Slots = createContext< Map< string, Element > | null >( null );

/** Returns the slots that the server printed in this island, without those of nested islands. */
export function slotsOf( island: Element ): Map< string, Element > {
	return new Map(
		queryOwn( island, '[data-slot]' ).map( ( slot ) => [
			slot.getAttribute( 'data-slot' )!,
			slot,
		] )
	);
}
