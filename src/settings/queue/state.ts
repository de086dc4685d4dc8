/** What has become of an overlay at some time of a visit. */
import type { QueueEvent } from '@frontage/overlay-log';

export interface State {
	/** `idle`: nothing has asked for it. `never`: asked for, and refused. */
	kind: 'idle' | 'waits' | 'open' | 'closed' | 'never';
	/** A condition, a limit, or what it waits for. */
	why: string;
	/** Milliseconds since the page was loaded. */
	since: number;
}

const IDLE: State = { kind: 'idle', why: '', since: 0 };

const KINDS: Record< QueueEvent[ 'what' ], State[ 'kind' ] > = {
	ready: 'idle',
	asked: 'waits',
	queued: 'waits',
	waits: 'waits',
	refused: 'never',
	barred: 'never',
	missed: 'never',
	opened: 'open',
	closed: 'closed',
};

/** Of what was opened, only the closing is news: it asks again without opening. */
const isNews = ( { kind }: State, { what }: QueueEvent ) =>
	! [ 'open', 'closed' ].includes( kind ) ||
	[ 'opened', 'closed' ].includes( what );

/**
 * Returns the state of an overlay.
 *
 * @param events Of all overlays, in order.
 * @param id     Overlay ID.
 * @param at     Milliseconds since the page was loaded.
 */
export function stateAt( events: QueueEvent[], id: string, at: number ): State {
	return events
		.filter( ( event ) => event.id === id && event.at <= at )
		.reduce(
			( state, event ) =>
				isNews( state, event ) ? next( state, event ) : state,
			IDLE
		);
}

function next( state: State, { what, why, at }: QueueEvent ): State {
	const kind = KINDS[ what ];
	if ( what === 'missed' ) {
		return { kind, why: 'missed', since: at };
	}
	return {
		kind,
		// A trigger is no reason to wait.
		why: [ 'waits', 'refused', 'barred' ].includes( what ) ? why : '',
		since: kind === state.kind && kind === 'waits' ? state.since : at,
	};
}

/** Returns when an overlay was opened, in milliseconds; undefined if it was not. */
export const openedAt = (
	events: QueueEvent[],
	id: string
): number | undefined =>
	events.find( ( event ) => event.id === id && event.what === 'opened' )?.at;
