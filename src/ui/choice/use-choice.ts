import { useEffect } from 'react';
import { useHashState } from '@frontage/hash';
import { choiceOf, isSame, partsOf } from './choice';
import type { Choice, Place } from './choice';

/** What a visitor can choose from. */
export interface Offer {
	/** Slugs. */
	categories: readonly string[];
	/** Returns how many pages a category has, at least 1. */
	pages: ( category: string ) => number;
}

/**
 * A visitor's choice as React state, kept in the hash (S1 §2).
 *
 * The server's choice applies unless the hash has another; returning to it removes the entry. A category or page
 * that does not exist becomes the nearest that does, and the address then says what is shown.
 *
 * @param place  Where it is kept.
 * @param chosen The server's choice.
 * @param offer  What there is.
 * @return What is shown, and a setter.
 */
export function useChoice(
	place: Place,
	chosen: Choice,
	offer: Offer
): [ Choice, ( next: Choice ) => void ] {
	const [ parts, write ] = useHashState( place.id );
	const shown = nearest( parts ? choiceOf( parts ) : chosen, offer );
	const right = partsOf( shown );
	useEffect( () => {
		if ( parts && String( parts ) !== String( right ) ) {
			write( right, 'replace' );
		}
	} );
	return [
		shown,
		( next ) => write( isSame( next, chosen ) ? null : partsOf( next ) ),
	];
}

/**
 * Returns the choice, or the nearest that exists.
 *
 * @param asked What the URL says.
 * @param offer What there is.
 */
function nearest(
	{ category, page }: Choice,
	{ categories, pages }: Offer
): Choice {
	return category && ! categories.includes( category )
		? { category: '', page: 1 }
		: { category, page: Math.min( page, pages( category ) ) };
}
