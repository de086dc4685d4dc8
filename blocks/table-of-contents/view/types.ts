export type Device = 'phone' | 'tablet' | 'desktop';

/** Props from the server; empty ones are left out. */
export interface ContentsProps extends Record< string, unknown > {
	/** Media query in which the box is initially closed. */
	closed?: string;
	/** Media query in which the box floats. */
	float?: string;
	/** Corner in which it floats, if not in its place. */
	corner?: string;
	/** URL of the script module that makes it float. */
	part?: string;
}
