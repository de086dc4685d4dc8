/** Names that stand for ids in a field of tokens, and back. */

export type Names = ReadonlyMap< number, string >;

/**
 * A label for each id that has a name; where two share one, their numbers tell them apart.
 *
 * @param names Names by id.
 */
export function labelsOf( names: Names ): Map< number, string > {
	const times = new Map< string, number >();
	for ( const name of names.values() ) {
		const key = name.toLowerCase();
		times.set( key, ( times.get( key ) ?? 0 ) + 1 );
	}
	return new Map(
		[ ...names ].map( ( [ id, name ] ) => [
			id,
			times.get( name.toLowerCase() )! > 1
				? `${ name } (#${ id })`
				: name,
		] )
	);
}

/**
 * The ids of a field after a change. What the field does not show, because its name is still on its way, stays.
 *
 * @param tokens What the field shows now, in whatever case it was typed.
 * @param ids    The ids before.
 * @param labels Labels by id, of what was shown or offered.
 */
export function idsOf(
	tokens: readonly string[],
	ids: readonly number[],
	labels: Names
): number[] {
	const byLabel = new Map(
		[ ...labels ].map( ( [ id, label ] ) => [ label.toLowerCase(), id ] )
	);
	const unseen = ids.filter( ( id ) => ! labels.has( id ) );
	const shown = tokens.flatMap(
		( token ) => byLabel.get( token.toLowerCase() ) ?? []
	);
	return [ ...new Set( [ ...unseen, ...shown ] ) ];
}
