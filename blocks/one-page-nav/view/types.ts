/** A link that the author typed. */
export interface Item {
	label: string;
	/** HTML anchor, without `#`. */
	target: string;
}

/** Props from the server. */
export interface NavProps extends Record< string, unknown > {
	/** Of a scroll to a section, in milliseconds. */
	duration: number;
	/** Part of the window’s height above which a section is current, from 0 to 1. */
	threshold: number;
}
