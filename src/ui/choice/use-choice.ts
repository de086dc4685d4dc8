import { useHashState } from '@frontage/hash';
import { choiceOf, isSame, partsOf } from './choice';
import type { Choice, Place } from './choice';

/**
 * A visitor's choice as React state, kept in the hash (S1 §2).
 *
 * The server's choice applies unless the hash has another; returning to it removes the entry.
 *
 * @param place  Where it is kept.
 * @param chosen The server's choice.
 * @return The choice in the URL, not validated, and a setter.
 */
export function useChoice(
	place: Place,
	chosen: Choice
): [ Choice, ( next: Choice ) => void ] {
	const [ parts, write ] = useHashState( place.id );
	return [
		parts ? choiceOf( parts ) : chosen,
		( next ) => write( isSame( next, chosen ) ? null : partsOf( next ) ),
	];
}
