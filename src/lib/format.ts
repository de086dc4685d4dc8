/** Formats numbers for display. */

/** Pads a number with leading zeros to a number of digits; longer numbers are not shortened. */
export function padNumber( value: number, digits: number ): string {
	return String( Math.trunc( value ) ).padStart( digits, '0' );
}

/** A duration in whole days, hours, minutes and seconds. */
export interface TimeParts {
	days: number;
	hours: number;
	minutes: number;
	seconds: number;
}

/** Splits seconds into days, hours, minutes and seconds; negative totals give zeros. */
export function splitSeconds( total: number ): TimeParts {
	const left = Math.max( 0, Math.floor( total ) );
	return {
		days: Math.floor( left / 86400 ),
		hours: Math.floor( left / 3600 ) % 24,
		minutes: Math.floor( left / 60 ) % 60,
		seconds: left % 60,
	};
}

/** Formats a number in the page's language with a fixed number of decimals. */
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
