/**
 * Inserts values into a string from the server, like PHP's `sprintf()` with `%s` and `%1$s`.
 *
 * @param sentence Such as `Page %1$s of %2$s`.
 * @param values   Values in order.
 */
export function fill(
	sentence: string,
	...values: ( string | number | undefined )[]
): string {
	return sentence.replace(
		/%(\d?)\$?s/g,
		( _, place ) =>
			( ( place ? values[ place - 1 ] : values.shift() ) ?? '' ) as string
	);
}
