/** When a countdown ends; all times in Unix seconds. */
import { kept } from './memory';
import type { Schedule } from './types';

/** Tells the end that counts at a time: the one ahead, or the one that is over and still shown. */
export type EndAt = ( now: number ) => number;

/** An end for everybody, once or again and again; the twin of `Recurrence` in PHP. */
export function commonEnd( {
	end,
	every,
	shifts = [],
	rest = Infinity,
}: Schedule ): EndAt {
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

/** An end for each visitor, counted from when the visitor first sees it. */
export function ownEnd(
	{ duration, rest = Infinity }: Schedule,
	key: string
): EndAt {
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
