/** One decision of the queue, see `frontage:queue`. */
export interface QueueEvent {
	/** Milliseconds since the page was loaded. */
	at: number;
	/** Overlay ID. */
	id: string;
	what:
		| 'ready'
		| 'asked'
		| 'refused'
		| 'queued'
		| 'waits'
		| 'barred'
		| 'opened'
		| 'missed'
		| 'closed';
	/** A trigger, a condition, or what it waits for. */
	why: string;
}

/** What the queue did on one page of the owner's test. */
export interface LoggedVisit {
	/** Title of the page. */
	title: string;
	/** Path of its address, without query. */
	path: string;
	/** When it was loaded, in milliseconds since 1970. */
	time: number;
	/** Oldest first. */
	events: QueueEvent[];
}
