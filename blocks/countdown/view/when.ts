/** Calculates when a countdown ends; all times in Unix seconds. */
import { kept } from './memory';
import type { Schedule } from './types';

/** Returns the end at a given time: the next one, or a past one that is still shown. */
export type EndAt = ( now: number ) => number;

/**
 * Returns the end for all visitors, fixed or recurring. Must match `Recurrence` in PHP.
 *
 * @param schedule Schedule data from the server.
 */
export function commonEnd( schedule: Schedule ): EndAt {
	const { end, every, shifts = [], rest = Infinity } = schedule;
	return ( now ) => {
		for ( let nominal = end!; ; nominal += every! ) {
			const at = shifts.reduce(
				( time, [ when, by ] ) =>
					Math.min( time, time - by ) < when ? time : time - by,
				nominal
			);
			if ( at + rest > now ) {
				return at;
			}
		}
	};
}

/**
 * Returns the end per visitor, counted from when the visitor first sees the countdown.
 *
 * @param schedule Schedule data from the server.
 * @param key      Storage key of the start.
 */
export function ownEnd( schedule: Schedule, key: string ): EndAt {
	const { duration, rest = Infinity } = schedule;
	let start = 0;
	return ( now ) => {
		start ||= kept( 'localStorage', key );
		if ( ! start || start > now || start + duration! + rest <= now ) {
			start = Math.floor( now );
			kept( 'localStorage', key, start );
		}
		return start + duration!;
	};
}
