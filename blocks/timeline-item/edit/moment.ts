/** A year, a month or a day, as people read it; the twin of `Moment.php`. */
import { dateI18n, getSettings } from '@wordpress/date';

const ISO = /^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/;

/**
 * Whether it can be told to machines.
 *
 * @param date Such as `1998`, `1998-05` or `1998-05-17`.
 */
export function isMoment( date: string ): boolean {
	const time = Date.parse( date );
	return (
		ISO.test( date ) &&
		! Number.isNaN( time ) &&
		// Some browsers take February 31 for a day in March.
		new Date( time ).toISOString().startsWith( date )
	);
}

/**
 * The date in the site's words; empty if it is none.
 *
 * @param date Such as `1998-05`.
 */
export function readMoment( date: string ): string {
	if ( ! isMoment( date ) ) {
		return '';
	}
	const format = [ 'Y', 'F Y', getSettings().formats.date ][
		date.split( '-' ).length - 1
	];
	return dateI18n( format, date.padEnd( 10, '-01' ) + 'T12:00:00' );
}
