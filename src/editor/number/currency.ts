/** Currencies and prices in the author's language, from the browser's own data. */

/**
 * Returns the names of all currencies by their ISO 4217 codes, in alphabetical order.
 *
 * @param language BCP 47 name; empty for the browser's.
 * @param chosen   Code that is there in any case.
 */
export function currencies(
	language: string,
	chosen: string
): Record< string, string > {
	const locale = language || undefined;
	const names = new Intl.DisplayNames( locale, { type: 'currency' } );
	const codes = new Set( [
		...Intl.supportedValuesOf( 'currency' ),
		chosen,
	] );
	const named = [ ...codes ]
		.filter( ( code ) => /^[A-Z]{3}$/.test( code ) )
		.map(
			( code ) => [ code, `${ names.of( code ) } (${ code })` ] as const
		);
	return Object.fromEntries(
		named.sort( ( [ , one ], [ , other ] ) =>
			one.localeCompare( other, locale )
		)
	);
}

/**
 * Returns what stands before and after a price.
 *
 * @param language BCP 47 name; empty for the browser's.
 * @param currency ISO 4217 code; anything else stands behind the price as it is.
 */
export function currencySigns(
	language: string,
	currency: string
): { prefix: string; suffix: string } {
	if ( ! /^[A-Z]{3}$/.test( currency ) ) {
		return { prefix: '', suffix: currency && `\u{a0}${ currency }` };
	}
	const parts = new Intl.NumberFormat( language || undefined, {
		style: 'currency',
		currency,
		minimumFractionDigits: 0,
		maximumFractionDigits: 0,
	} ).formatToParts( 1 );
	const at = parts.findIndex( ( { type } ) => type === 'integer' );
	const text = ( some: typeof parts ) =>
		some.map( ( { value } ) => value ).join( '' );
	return {
		prefix: text( parts.slice( 0, at ) ),
		suffix: text( parts.slice( at + 1 ) ),
	};
}
