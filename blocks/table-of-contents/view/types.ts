export type Device = 'phone' | 'tablet' | 'desktop';

/** What the server tells the script; what is empty is left out. */
export interface ContentsProps extends Record< string, unknown > {
	/** Media query in which the box begins closed. */
	closed?: string;
	/** Media query in which the box floats. */
	float?: string;
	/** Where it floats to, if not where it stands. */
	corner?: string;
	/** Address of the module that makes it float. */
	part?: string;
}
