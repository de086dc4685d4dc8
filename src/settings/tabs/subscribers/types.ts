/** A subscriber, as the server returns it. */

export interface Subscriber {
	id: number;
	email: string;
	name: string;
	status: 'pending' | 'subscribed' | 'handed' | 'unsubscribed';
	provider: string;
	list: string;
	answers: Record< string, unknown >;
	/** Date, such as `2027-01-31`. */
	created: string;
	changed: string;
	/** Pending task; empty if none. */
	task: string;
	/** Unix time of the next attempt; 0 if the owner has to act. */
	due: number;
	tries: number;
	problem: string;
}

export interface ListOfSite {
	provider: string;
	list: string;
	people: number;
}

export interface Answer {
	rows: Subscriber[];
	total: number;
	pages: number;
	lists: ListOfSite[];
	/** Names of providers, by slug. */
	names: Record< string, string >;
}

export interface ImportReport {
	added: number;
	known: number;
	/** Whether the file had more lines than the limit. */
	cut: boolean;
	/** Lines without an email address. */
	wrong: { line: number; text: string }[];
}
