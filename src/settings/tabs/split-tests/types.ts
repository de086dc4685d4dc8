/** What the server says about a test, in the list and in its report. */
export interface TestHead {
	id: string;
	/** May be empty. */
	name: string;
	goal: string;
	/** Path of the page that is the goal; may be empty. */
	target: string;
	state: 'running' | 'paused' | 'draft' | 'ended';
	/** Such as `2030-01-31`; empty if it never ran. */
	started: string;
	/** Empty while it has not ended. */
	ended: string;
	/** Name of the variant that took the place of the test; empty if none did. */
	applied: string;
	/** Where it is; texts are empty if that is gone. */
	page: { title: string; edit: string; view: string };
}

export interface ListedTest extends TestHead {
	visitors: number;
	/** In a few words. */
	result: string;
	winner: number | null;
}

/** Response of `/split-tests`. */
export interface TestList {
	tests: ListedTest[];
	total: number;
	pages: number;
}

/** A variant against the control; numbers are shares, such as 0.12. */
export interface Comparison {
	/** Null if the control has none. */
	uplift: number | null;
	low: number;
	high: number;
	isBetter: boolean;
	isWorse: boolean;
	/** The uplift in words; empty if there is none. */
	text: string;
	/** The limits in words. */
	limits: string;
}

export interface Variant {
	/** 0 is the control. */
	subject: number;
	name: string;
	/** Whether it was removed from the test. */
	isRemoved: boolean;
	visitors: number;
	goals: number;
	rate: number | null;
	/** Share of visitors who left early. */
	bounced: number | null;
	/** Visitors by record type. */
	records: Record< string, number >;
	/** Null for the control, and while too little is known. */
	comparison: Comparison | null;
}

/** Response of `/split-tests/<id>`. */
export interface Report extends TestHead {
	/** Null if the test is no longer there. */
	place: {
		title: string;
		edit: string;
		/** Hash of the content, by which changes are noticed. */
		read: string;
		/** Why it cannot be changed now; may be empty. */
		obstacle: string;
		/** Whether a revision is kept. */
		canUndo: boolean;
		/** Whether it is a file of the theme, to which its customized version can be reset. */
		canReset: boolean;
	} | null;
	/** Days with visitors. */
	days: number;
	/** Seconds before which leaving is early. */
	bounce: number;
	goalRecord: string;
	verdict: 'waiting' | 'mismatch' | 'open' | 'winner' | 'control';
	winner: number | null;
	/** The recommendation, in sentences. */
	words: string[];
	cautions: string[];
	variants: Variant[];
	chart: {
		/** Days, or months of a long test. */
		times: string[];
		lines: { subject: number; rates: ( number | null )[] }[];
	};
}
