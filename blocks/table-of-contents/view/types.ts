/** Attributes of `frontage/table-of-contents`, as `block.json` describes them (S2 §3). */
export interface ContentsAttributes extends Record< string, unknown > {
	anchor?: string;
	title: string;
	titleTag: string;
	/** Which headings are listed, from 1 to 6. */
	levels: number[];
	/** CSS selectors of headings, or of what is around them, that are not. */
	exclude: string;
	isHierarchical: boolean;
	marker: 'numbers' | 'bullets';
	hasCustomStyle: boolean;
	/** A `list-style-type`, instead of the marker. */
	customStyleList: string;
	/** Pixels. */
	minHeight: number;
	isMinimizable: boolean;
	/** The widest device on which the box begins closed. */
	minimizedOn: 'none' | Device;
	collapsesSubitems: boolean;
	isSticky: boolean;
	stickyType: 'in-place' | 'custom-position';
	stickyDisableOn: Device[];
	stickyPlace: string;
	/** Pixels from the edges of the screen. */
	stickyInset: number;
	/** Pixels. */
	stickyWidth: number;
	hasToTop: boolean;
	toTopTarget: 'window_top' | 'other';
	/** Pixels kept free above a heading. */
	scrollOffset: number;
}

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
