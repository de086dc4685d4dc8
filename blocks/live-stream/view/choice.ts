/** Which of several streams is shown (S0 §4). Mirrors `Choice` in PHP; the test vectors are in `test/choice.json`. */

/** When a stream is, in seconds since 1970, and 0 for unknown (S0 §3). */
export interface Times {
	start: number;
	actualStart: number;
	actualEnd: number;
	liveBroadcastContent: string;
	/** Planned end; only where nothing but the author’s plan is known. */
	end?: number;
}

export type State = 'live' | 'started' | 'upcoming' | 'past';

/** In the order of preference. */
const ORDER: ( State | 'dropped' )[] = [
	'live',
	'started',
	'upcoming',
	'past',
];

/** How long after its time a stream may begin, and how long one lasts whose end is not planned (S0 §9). */
const NOT_LIVE_SECONDS = 180 * 60;

/** Returns the state of a stream of which only the author's plan is known. */
function planned( start: number, end: number, now: number ): State {
	const until = end > start || ! start ? end : start + NOT_LIVE_SECONDS;
	if ( now < start ) {
		return 'upcoming';
	}
	return until && now >= until ? 'past' : 'live';
}

/**
 * Returns the state of a stream; `dropped` is never shown.
 *
 * @param stream Its times.
 * @param now    Seconds since 1970.
 */
export function stateOf( stream: Times, now: number ): State | 'dropped' {
	const { start, actualStart, actualEnd, liveBroadcastContent, end } = stream;
	if ( end !== undefined ) {
		return planned( start, end, now );
	}
	if ( actualEnd ) {
		return 'past';
	}
	if ( liveBroadcastContent === 'live' ) {
		return 'live';
	}
	if ( actualStart ) {
		return 'started';
	}
	if ( liveBroadcastContent === 'upcoming' ) {
		return start && start < now - NOT_LIVE_SECONDS ? 'dropped' : 'upcoming';
	}
	return 'past';
}

/** Returns the place among streams of the same state: the smallest is shown. */
function placeOf( stream: Times, state: State | 'dropped' ): number {
	const { start, actualStart, actualEnd, end = 0 } = stream;
	if ( state === 'upcoming' ) {
		return start || Infinity;
	}
	const ended = state === 'past' ? Math.max( actualEnd, end ) : 0;
	return -Math.max( ended, actualStart, actualStart || ended ? 0 : start );
}

/**
 * Returns which stream is shown: its index, or -1 for none.
 *
 * @param streams Their times.
 * @param now     Seconds since 1970.
 */
export function choose( streams: readonly Times[], now: number ): number {
	let best = -1;
	let rank: [ number, number ] = [ ORDER.length, 0 ];
	streams.forEach( ( stream, index ) => {
		const state = stateOf( stream, now );
		const order = ORDER.indexOf( state );
		const place = placeOf( stream, state );
		if (
			order >= 0 &&
			( order < rank[ 0 ] ||
				( order === rank[ 0 ] && place < rank[ 1 ] ) )
		) {
			best = index;
			rank = [ order, place ];
		}
	} );
	return best;
}
