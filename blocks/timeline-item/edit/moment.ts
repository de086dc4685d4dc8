/** Parses and formats a year, a month or a day; must match `Event_Date.php`. */
import { dateI18n, getSettings } from '@wordpress/date';

const ISO = /^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/;

/**
 * Returns whether a date is valid.
 *
 * @param date Such as `1998`, `1998-05` or `1998-05-17`.
 */
export function isMoment( date: string ): boolean {
	const time = Date.parse( date );
	return (
		ISO.test( date ) &&
		! Number.isNaN( time ) &&
		// Some browsers parse February 31 as a day in March.
		new Date( time ).toISOString().startsWith( date )
	);
}

/**
 * Formats a date in the site's language; empty if it is invalid.
 *
 * @param date Such as `1998-05`.
 */
export function readMoment( date: string ): string {
	if ( ! isMoment( date ) ) {
		return '';
	}
	const { date: day } = getSettings().formats;
	const format = [ 'Y', 'F Y' ][ date.split( '-' ).length - 1 ] ?? day;
	return dateI18n( format, date.padEnd( 10, '-01' ) + 'T12:00:00' );
}
