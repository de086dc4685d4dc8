/** When an overlay opens by itself, as authors say it; the twin of `includes/Domain/Overlay/Rules.php`. */

export type TriggerType =
	| 'click'
	| 'delay'
	| 'scroll'
	| 'position'
	| 'bottom'
	| 'exit'
	| 'idle'
	| 'comment'
	| 'purchase'
	| 'param';

export interface TriggerRule {
	type: TriggerType;
	/** Seconds, percent, pixels, a selector or a query parameter. */
	value?: string;
}

/** Holds if one of its values does; all conditions of an overlay must hold. */
export interface Condition {
	type: 'page' | 'term' | 'role' | 'referrer' | 'device' | 'date' | 'cart';
	values: string[];
	/** Turns it round. */
	not?: boolean;
}

export interface OverlayRules {
	triggers: TriggerRule[];
	conditions: Condition[];
	/** May open again on every `page`, once a `visit`, after so many days, or only `once`. */
	again: string;
	/** May open before the visitor has done anything. */
	isDemanded?: boolean;
}

/** What conditions ask of a visit. */
export interface SeenBy {
	/** `front`, `type:post`, `id:12` … */
	page: string[];
	/** `category:5` … */
	term: string[];
	/** `guest`, or `member` and the role. */
	role: string[];
	/** The host that the visitor came from. */
	referrer: string;
	device: string;
	/** The visitor's day, as `2030-01-31`. */
	date: string;
	cart: 'empty' | 'filled';
}
