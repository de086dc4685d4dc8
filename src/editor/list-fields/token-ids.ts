/** Names for IDs in a token field, and back. */

export type Names = ReadonlyMap< number, string >;

/**
 * Returns a label for each ID; entries with the same name are told apart by their ID.
 *
 * @param names Names by ID.
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
 * Returns the IDs of a token field after a change. IDs whose names are still loading are kept.
 *
 * @param tokens What the field shows now, in the letter case that was typed.
 * @param ids    The previous IDs.
 * @param labels Labels by ID, of what was shown or suggested.
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
