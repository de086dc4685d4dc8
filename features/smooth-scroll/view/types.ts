/** Props from the server; times in milliseconds. */
export interface ScrollProps extends Record< string, unknown > {
	/** Of a scroll to a target. */
	duration: number;
	/** Between loading a URL with a fragment and the scroll to its target; 0 to leave it to the browser. */
	delay: number;
	/** Pixels kept free above a notice. */
	notice: number;
}
