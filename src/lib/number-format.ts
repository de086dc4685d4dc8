/** How the site's language writes numbers, from `Number_Format` in PHP. */
export interface NumberFormat {
	/** Separator of groups; empty for none. */
	group: string;
	decimal: string;
	/** Ten digits; empty for 0 to 9. */
	digits: string;
	/** Digits in each group above the thousands. */
	second: number;
}

/**
 * Returns a number as text. Must match `Number_Format::text()` in PHP.
 *
 * @param value    Less than 10¹⁵.
 * @param decimals Number of decimals, all of which are shown.
 */
export function numberText(
	value: number,
	decimals: number,
	{ group, decimal, digits, second }: NumberFormat
): string {
	const [ whole = '', rest ] = Math.abs( value )
		.toFixed( decimals )
		.split( '.' );
	const text =
		( value < 0 ? '−' : '' ) +
		whole.replace(
			new RegExp( `\\B(?=(\\d{${ second }})*\\d{3}$)`, 'g' ),
			group
		) +
		( rest ? decimal + rest : '' );
	return digits
		? text.replace( /\d/g, ( digit ) => [ ...digits ][ +digit ]! )
		: text;
}
