/** Converts local dates to timestamps in the editor; must match `Local_Date` and `Recurrence` in PHP. */
import { getSettings } from '@wordpress/date';
import type { Attributes } from '../attributes';

const DAY = 86400000;

/** Returns the site's time zone: an IANA name or an offset such as `+02:00`. */
export function siteZone(): string {
	const { string, offset } = getSettings().timezone;
	return string || formatOffset( Number( offset ) * 60 );
}

/**
 * Returns the timestamp of a local date.
 *
 * @param date Such as `2030-01-01T12:00:00`; the seconds are optional.
 * @param zone IANA name or offset; empty for the site's.
 * @return Unix seconds, null for an invalid date.
 */
export function timestampOf( date: string, zone: string ): number | null {
	const local = Date.parse( `${ date }Z` );
	if ( Number.isNaN( local ) ) {
		return null;
	}
	const name = zone || siteZone();
	const guess = ( near: number ) => {
		const offset = offsetAt( name, near );
		return {
			at: local - offset,
			fits: offsetAt( name, local - offset ) === offset,
		};
	};
	const early = guess( local - DAY );
	const late = guess( local + DAY );
	return ( late.fits && ! early.fits ? late : early ).at / 1000;
}

/**
 * Returns the first end after a given time.
 *
 * @param attributes Attributes of a recurring countdown.
 * @param moment     Unix seconds.
 */
export function occurrenceAfter(
	attributes: Pick< Attributes, 'every' | 'weekday' | 'time' | 'zone' >,
	moment: number
): number | null {
	const { every, weekday, time, zone } = attributes;
	const today = moment * 1000 + offsetAt( zone || siteZone(), moment * 1000 );
	for ( let ahead = 0; ahead <= 8; ahead++ ) {
		const day = new Date( today + ahead * DAY );
		const at = timestampOf(
			`${ day.toISOString().slice( 0, 10 ) }T${ time }`,
			zone
		);
		if (
			( every !== 'week' || day.getUTCDay() === weekday ) &&
			at !== null &&
			at > moment
		) {
			return at;
		}
	}
	return null;
}

/**
 * Returns a time zone's UTC offset, in milliseconds.
 *
 * @param zone IANA name or offset.
 * @param at   Timestamp in milliseconds.
 */
function offsetAt( zone: string, at: number ): number {
	const fixed = /^([+-])(\d\d):(\d\d)$/.exec( zone );
	if ( fixed ) {
		return (
			Number( `${ fixed[ 1 ] }1` ) *
			( Number( fixed[ 2 ] ) * 60 + Number( fixed[ 3 ] ) ) *
			60000
		);
	}
	const read = new Intl.DateTimeFormat( 'en-US', {
		timeZone: zone,
		hourCycle: 'h23',
		year: 'numeric',
		month: 'numeric',
		day: 'numeric',
		hour: 'numeric',
		minute: 'numeric',
		second: 'numeric',
	} ).formatToParts( at );
	const part = ( type: string ) =>
		Number( read.find( ( found ) => found.type === type )?.value );
	return (
		Date.UTC(
			part( 'year' ),
			part( 'month' ) - 1,
			part( 'day' ),
			part( 'hour' ),
			part( 'minute' ),
			part( 'second' )
		) -
		Math.floor( at / 1000 ) * 1000
	);
}

function formatOffset( minutes: number ): string {
	const two = ( value: number ) =>
		String( Math.floor( value ) ).padStart( 2, '0' );
	const size = Math.abs( minutes );
	return `${ minutes < 0 ? '-' : '+' }${ two( size / 60 ) }:${ two( size % 60 ) }`;
}
