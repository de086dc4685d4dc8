/**
 * Returns the options of a select control.
 *
 * @param labels Labels by value, in the order shown.
 */
export const selectOptions = < Value extends string >(
	labels: Record< Value, string >
) =>
	( Object.entries( labels ) as [ Value, string ][] ).map(
		( [ value, label ] ) => ( { value, label } )
	);
