/** What the server tells of subscribers. */

export interface Subscriber {
	id: number;
	email: string;
	name: string;
	status: 'pending' | 'subscribed' | 'handed' | 'unsubscribed';
	provider: string;
	list: string;
	answers: Record< string, unknown >;
	/** Days, such as `2027-01-31`. */
	created: string;
	changed: string;
	/** What is still to be done; empty if nothing. */
	task: string;
	/** Unix time of the next try; 0 if it is up to the owner. */
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
	/** Of providers, by slug. */
	names: Record< string, string >;
}

export interface ImportReport {
	added: number;
	known: number;
	/** Whether the file had more lines than are taken at once. */
	cut: boolean;
	/** Lines without an address. */
	wrong: { line: number; text: string }[];
}
