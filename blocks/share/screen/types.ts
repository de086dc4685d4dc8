/** One row of the report. */
export interface Row {
	/** Post ID, day, network, or position. */
	key: string;
	hits: number;
	/** Title of a post or name of a network; empty for deleted posts. */
	label?: string;
	/** Address of a post. */
	url?: string;
}

/** Response of `/shares`. */
export type Shares = Record< 'post' | 'day' | 'network' | 'location', Row[] >;
