import type { Condition, Schedule, SeenBy } from './types';

/**
 * Returns whether a condition matches a visit; the server evaluates `page`, `term` and `role` the same way.
 *
 * @param condition As the author set it.
 * @param seen      The visit.
 */
export function holds(
	condition: Condition | Schedule,
	seen: SeenBy
): boolean {
	return isMet( condition, seen ) !== !! condition.not;
}

function isMet(
	{ type, values }: Condition | Schedule,
	seen: SeenBy
): boolean {
	if ( type === 'date' || type === 'time' ) {
		const [ from, to ] = values;
		return (
			( ! from || seen[ type ] >= from ) && ( ! to || seen[ type ] <= to )
		);
	}
	if ( type === 'referrer' ) {
		return values.some(
			( part ) => part && seen.referrer.includes( part.toLowerCase() )
		);
	}
	return values.some( ( value ) => seen[ type ]!.includes( value ) );
}
