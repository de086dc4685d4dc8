import type { NumberFormat } from '@frontage/lib/number-format';

/** Digits, what may stand between them, and a sign, which a hyphen after a letter or a digit is not. */
const NUMBER = /(?:(?<![\p{L}\p{N}])[+\-−–(])?\s*\p{Sc}?\s*\d[\d.,'’٬٫\s]*/u;

/**
 * Returns a number that a visitor typed; undefined without one. Mirrors `Cell_Value` in PHP.
 *
 * @param text   Such as `€ 1,234.50`, also in the digits of the site's language.
 * @param format How the site writes numbers.
 */
export function numberOf(
	text: string,
	{ group, digits }: Pick< NumberFormat, 'group' | 'digits' >
): number | undefined {
	const own = [ ...digits ];
	const latin = text.replace( /\p{Nd}/gu, ( digit ) =>
		own.includes( digit ) ? String( own.indexOf( digit ) ) : digit
	);
	const [ found ] = NUMBER.exec( latin ) ?? [];
	if ( ! found ) {
		return;
	}
	const written = found
		.replace( /٫/g, '.' )
		.replace( /[^\d.,]/g, '' )
		.replace( /[.,]+$/, '' );
	const [ last = '' ] = /[.,](?=\d*$)/.exec( written ) ?? [];
	const isBoth = /\..*,|,.*\./.test( written );
	// 1,234 is a thousand where commas separate thousands; 1,23 and 1,2345 are not.
	const isGroup =
		! isBoth &&
		( written.split( last ).length > 2 ||
			( last === group && /[.,]\d{3}$/.test( written ) ) );
	const at = last && ! isGroup ? written.indexOf( last ) : written.length;
	const [ whole, decimals ] = [
		written.slice( 0, at ),
		written.slice( at ),
	].map( ( part ) => part.replace( /[.,]/g, '' ) );
	const number = Number( `${ whole || 0 }.${ decimals || 0 }` );
	return /^[-−–(]/.test( found ) ? -number : number;
}
