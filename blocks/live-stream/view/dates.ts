import type { Stream } from './types';

/** Units of a countdown with their seconds, each from twice its length. */
const UNITS: [ Intl.RelativeTimeFormatUnit, number ][] = [
	[ 'day', 86400 ],
	[ 'hour', 3600 ],
	[ 'minute', 60 ],
	[ 'second', 1 ],
];

/** The page's language; the browser's if it has none. */
const language = () => document.documentElement.lang || undefined;

/** Returns the time that is shown with a stream: its start, real or planned; 0 if it is unknown. */
export const momentOf = ( { actualStart, start }: Stream ): number =>
	actualStart || start;

/**
 * Returns how long it is until a time, such as “in 3 days”.
 *
 * @param seconds More than 0.
 */
export function untilThen( seconds: number ): string {
	const [ unit, length ] =
		UNITS.find( ( [ , size ] ) => seconds >= 2 * size ) ?? UNITS[ 3 ]!;
	return new Intl.RelativeTimeFormat( language() ).format(
		Math.round( seconds / length ),
		unit
	);
}

/**
 * Returns a stream's time in the visitor's time zone: as the site writes it where the clocks agree.
 *
 * @param stream One with a time.
 */
export function localDate( stream: Stream ): string {
	const time = new Date( momentOf( stream ) * 1000 );
	if ( stream.date && -time.getTimezoneOffset() === ( stream.offset ?? 0 ) ) {
		return stream.date;
	}
	return new Intl.DateTimeFormat( language(), {
		day: 'numeric',
		month: 'long',
		year: 'numeric',
		hour: 'numeric',
		minute: '2-digit',
		timeZoneName: 'short',
	} ).format( time );
}
