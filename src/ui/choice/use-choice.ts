import { useHashState } from '@frontage/hash';
import { choiceOf, isSame, partsOf } from './choice';
import type { Choice, Place } from './choice';

/**
 * A visitor's choice as React state, kept in the hash (S1 §2).
 *
 * The server's choice counts until the hash says otherwise; going back to it takes the entry out.
 *
 * @param place  Where it is kept.
 * @param chosen What the server showed.
 * @return What the address asks for, unchecked, and how to choose.
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
