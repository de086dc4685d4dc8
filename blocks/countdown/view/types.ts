/** Attributes of `frontage/countdown`, as `block.json` describes them. */
export type Unit = 'day' | 'hour' | 'minute' | 'second';

export interface CountdownAttributes extends Record< string, unknown > {
	anchor?: string;
	/** One end for everybody, a run for each visitor, or again and again. */
	kind: 'fixed' | 'evergreen' | 'recurring';
	/** Whether something ends or starts then; only words. */
	meaning: 'ends' | 'starts';
	/** Local date and time in `zone`, such as `2030-01-01T12:00:00`. */
	date: string;
	/** IANA name; empty is the site's. */
	zone: string;
	/** Each visitor's run, in seconds. */
	duration: number;
	/** Seconds after a visitor's end until a new run starts; 0 is never. */
	restartAfter: number;
	every: 'day' | 'week';
	/** Local time in `zone`, such as `18:00`. */
	time: string;
	/** From 0, Sunday. */
	weekday: number;
	/** For how many seconds a recurring end is shown. */
	rest: number;
	endAction: 'message' | 'image' | 'redirect' | 'none';
	redirectUrl: string;
	units: Unit[];
	labelSize: 'auto' | 'long' | 'short' | 'none';
	labels: Partial< Record< Unit, string > >;
	shortLabels: Partial< Record< Unit, string > >;
	separator: string;
	showsDate: boolean;
	announce: 'end' | 'minute' | 'never';
}

export interface EditProps {
	attributes: CountdownAttributes;
	setAttributes: ( changed: Partial< CountdownAttributes > ) => void;
	clientId: string;
}

/** A number, and what a unit is called with it and its like, `%s days`; 0 is for all other numbers. */
export type Form = [ number, string ];

/** When it ends, as the server tells the browser; times in Unix seconds, stretches in seconds. */
export interface Schedule {
	/** The end, or the occurrence to count on from; absent where each visitor has an own one. */
	end?: number;
	/** From one occurrence to the next, when no clock is changed between. */
	every?: number;
	/** Changes of summer time: when, and by how much clocks go forward. */
	shifts?: [ number, number ][];
	/** After an end, until it counts anew; absent is never. */
	rest?: number;
	/** Each visitor's run. */
	duration?: number;
}

export interface CountdownProps extends Record< string, unknown >, Schedule {
	/** The widget's id in the page; names what is remembered. */
	id: string;
	/** When the server printed this, by its own clock. */
	now: number;
	/** Whether the clock goes when what stands for the end comes. */
	hides: boolean;
	/** Where to go at the end. */
	redirect?: string;
	announce: CountdownAttributes[ 'announce' ];
	/** `%s left`, what is said at the end, and forms of days, hours and minutes. */
	words: { left: string; over: string; units: Form[][] };
}
