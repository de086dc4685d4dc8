/** What `GET status` and `GET log` answer. */
export type State = 'good' | 'warn' | 'bad';

export interface Fact {
	label: string;
	value: string;
	state: State;
	/** What to do; empty if all is well. */
	advice: string;
}

export interface StatusSection {
	slug: string;
	title: string;
	state: State;
	rows: Fact[];
}

export interface StatusAnswer {
	state: State;
	sections: StatusSection[];
	/** All of it as plain text. */
	report: string;
}

/** What the log is filtered by; empty for everything. */
export type Kind = '' | 'errors' | 'refused' | 'outbound';

export interface LogEntry {
	/** Such as `2027-01-31`. */
	day: string;
	event: string;
	/** The event's name for people. */
	title: string;
	kind: string;
	subject: string;
	/** How often on that day. */
	hits: number;
	/** The latest particulars. */
	detail: string;
}

export interface LogAnswer {
	rows: LogEntry[];
	total: number;
	pages: number;
}
