/** What the server prints in `data-split` of a test. */
export interface TestData {
	/** UUID. */
	id: string;
	/** End of the names of cookies; missing unless the site is in a folder. */
	site?: string;
	goal: string;
	/** Record type of the goal. */
	record: string;
	/** Where clicks and forms count. */
	scope: 'inside' | 'page';
	/** Percent of visitors who take part. */
	share: number;
	/** Seconds after which a visitor has not bounced. */
	bounce: number;
	/** Subject and weight of each variant, the control first. */
	weights: [ number, number ][];
	/** Whether a consent plugin decides. */
	consent: boolean;
}

/** What the server prints for the counter. */
export interface PageData {
	/** Where records are sent. */
	ajax: string;
	/** End of the names of cookies; missing unless the site is in a folder. */
	site?: string;
	/** Tests whose goal this page is, with the record type. */
	reached: [ string, string ][];
	/** Whether a consent plugin decides. */
	consent: boolean;
}
