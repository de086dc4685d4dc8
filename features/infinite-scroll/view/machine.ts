/** The state of infinite scroll, and its transitions (S0 §4). */

export type State =
	'idle' | 'loading' | 'paused' | 'done' | 'invalid-page' | 'destroyed';

export type ScrollEvent =
	/** The visitor is near the end of the list. */
	| 'near'
	/** The visitor asks for more, or to try again. */
	| 'ask'
	/** The page's posts were added, and another page follows. */
	| 'added'
	/** There is no other page, or the next one has no posts. */
	| 'end'
	| 'fail'
	/** The link to the next page is invalid. */
	| 'unreadable'
	| 'destroy';

const ALWAYS = { destroy: 'destroyed' } as const;
const LISTENING = {
	...ALWAYS,
	ask: 'loading',
	end: 'done',
	unreadable: 'invalid-page',
} as const;

const NEXT: Record< State, Partial< Record< ScrollEvent, State > > > = {
	idle: { ...LISTENING, near: 'loading' },
	paused: LISTENING,
	loading: {
		...ALWAYS,
		added: 'idle',
		end: 'done',
		fail: 'done',
		unreadable: 'invalid-page',
	},
	done: ALWAYS,
	'invalid-page': ALWAYS,
	destroyed: {},
};

export interface Limits {
	/** The page that the server rendered, from 1. */
	page: number;
	/** Number of pages that load automatically before the visitor has to ask; 0 for none. */
	pages: number;
	/** The last page that may be shown; 0 for no limit. */
	most: number;
}

export interface Machine {
	state: State;
	/** The last page shown. */
	page: number;
	/** Whether it stopped because a request failed, so that it can be retried. */
	hasFailed: boolean;
	/** Sends an event; returns false if it changes nothing. */
	send: ( event: ScrollEvent ) => boolean;
}

/**
 * @param limits    See `Limits`.
 * @param onEntered Called with each new state.
 */
export function machine(
	{ page, pages, most }: Limits,
	onEntered: ( state: State ) => void
): Machine {
	let alone = pages;
	const paused = (): State => ( alone > 0 ? 'idle' : 'paused' );
	const self: Machine = {
		state: paused(),
		page,
		hasFailed: false,
		send( event ) {
			const isRetry = event === 'ask' && self.hasFailed;
			let next = isRetry ? 'loading' : NEXT[ self.state ][ event ];
			if ( ! next ) {
				return false;
			}
			if ( event === 'added' ) {
				self.page++;
				alone--;
				next = most && self.page >= most ? 'done' : paused();
			}
			self.hasFailed = event === 'fail';
			self.state = next;
			onEntered( next );
			return true;
		},
	};
	return self;
}
