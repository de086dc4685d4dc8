/** When a countdown ends; all times in Unix seconds. */
import { kept } from './memory';
import type { Schedule } from './types';

/** Tells the end that counts at a time: the one ahead, or the one that is over and still shown. */
export type EndAt = ( now: number ) => number;

/**
 * An end for everybody, once or again and again; the twin of `Recurrence` in PHP.
 *
 * @param schedule What the server says of it.
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
 * An end for each visitor, counted from when the visitor first sees it.
 *
 * @param schedule What the server says of it.
 * @param key      Under which the browser keeps the start.
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
