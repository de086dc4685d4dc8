/** Response types of `GET status` and `GET log`. */
export type State = 'good' | 'warn' | 'bad';

export interface Fact {
	label: string;
	value: string;
	state: State;
	/** What to do; empty if nothing. */
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
	/** The full status as plain text. */
	report: string;
}

/** Log filter; empty for everything. */
export type Kind = '' | 'errors' | 'refused' | 'outbound';

export interface LogEntry {
	/** Such as `2027-01-31`. */
	day: string;
	event: string;
	/** Event label. */
	title: string;
	kind: string;
	subject: string;
	/** Number of occurrences on that day. */
	hits: number;
	/** Details of the latest occurrence. */
	detail: string;
}

export interface LogAnswer {
	rows: LogEntry[];
	total: number;
	pages: number;
}
