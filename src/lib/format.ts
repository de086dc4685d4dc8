/** Numbers as visitors read them. */

/**
 * A number with zeros in front up to so many digits; more digits stay.
 * @param value
 * @param digits
 */
export function padNumber( value: number, digits: number ): string {
	return String( Math.trunc( value ) ).padStart( digits, '0' );
}

/** A stretch of time in whole days, hours, minutes and seconds. */
export interface TimeParts {
	days: number;
	hours: number;
	minutes: number;
	seconds: number;
}

/**
 * Splits seconds; a time that is over gives zeros.
 * @param total
 */
export function splitSeconds( total: number ): TimeParts {
	const left = Math.max( 0, Math.floor( total ) );
	return {
		days: Math.floor( left / 86400 ),
		hours: Math.floor( left / 3600 ) % 24,
		minutes: Math.floor( left / 60 ) % 60,
		seconds: left % 60,
	};
}

/**
 * A number in the page's language, with so many digits after the point.
 * @param value
 * @param locale
 * @param decimals
 */
export function formatNumber(
	value: number,
	locale?: string,
	decimals = 0
): string {
	return new Intl.NumberFormat( locale, {
		minimumFractionDigits: decimals,
		maximumFractionDigits: decimals,
	} ).format( value );
}
