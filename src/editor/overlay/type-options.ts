/**
 * Returns the options for the type of a rule, sorted by their labels. The chosen type is always one of them, though its plugin may
 * not be active.
 *
 * @param types  Types to choose from.
 * @param chosen What is saved.
 */
export function typeOptions(
	types: { name: string; label: string }[],
	chosen: string
): { value: string; label: string }[] {
	const known = types.map( ( { name, label } ) => ( {
		value: name,
		label,
	} ) );
	if ( ! types.some( ( { name } ) => name === chosen ) ) {
		known.push( { value: chosen, label: chosen } );
	}
	return known.sort( ( a, b ) => a.label.localeCompare( b.label ) );
}
