import type { Attributes } from '../attributes';

export type Unit = 'day' | 'hour' | 'minute' | 'second';

/** What authors call units, where they chose other words. */
export type UnitLabels = Partial< Record< Unit, string > >;

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
	announce: Attributes[ 'announce' ];
	/** `%s left`, what is said at the end, and forms of days, hours and minutes. */
	words: { left: string; over: string; units: Form[][] };
}
