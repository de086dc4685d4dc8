/** The rules by which overlays open automatically; mirrors `includes/Domain/Overlay/Rules.php`. */

export interface TriggerRule {
	/** Such as `delay`; of another plugin `acme/video-end`. */
	type: string;
	/** Seconds, percent, pixels, a selector, a query parameter or a cookie. */
	value?: string;
}

/** Matches if one of its values does; all conditions of an overlay must match. */
export interface Condition {
	/** Such as `page`; of another plugin `acme/plan`. */
	type: string;
	values: string[];
	/** Whether the condition is negated. */
	not?: boolean;
}

/** The owner's schedule, which the server adds: from and until as Unix timestamps, either may be empty. */
export interface Schedule {
	type: 'time';
	values: string[];
	not?: boolean;
}

export interface OverlayRules {
	triggers: TriggerRule[];
	conditions: Condition[];
	/** May reopen on every `page`, once a `visit`, after a number of days, or only `once`. */
	again: string;
	/** Whether it may open before the visitor has interacted. */
	isDemanded?: boolean;
	/** Name of the cookie that remembers it; missing for one of its own. */
	cookie?: string;
	/** How often it was offered again to everybody who had seen it. */
	version?: number;
}

/** The properties of a visit that conditions check. */
export interface SeenBy {
	/** `front`, `type:post`, `id:12` … */
	page: string[];
	/** `category:5` … */
	term: string[];
	/** `guest`, or `member` and the role. */
	role: string[];
	/** Host of the referrer. */
	referrer: string;
	device: string;
	/** As the values of the condition are: `2030-01-31` as authors choose it, and a Unix timestamp in a page. */
	date: string;
	/** Unix timestamp, as text with ten digits. */
	time: string;
	cart: 'empty' | 'filled';
	/** Of other plugins. */
	[ type: string ]: string | string[];
}
