import type { Attributes } from '../attributes';

export type Unit = 'day' | 'hour' | 'minute' | 'second';

/** What authors call units, where they chose other words. */
export type UnitLabels = Partial< Record< Unit, string > >;

/** A number and its plural form of a unit, such as `%s days`; 0 is for all other numbers. */
export type Form = [ number, string ];

/** Schedule data from the server; times in Unix seconds, durations in seconds. */
export interface Schedule {
	/** The end, or the occurrence to count from; absent if each visitor has a separate end. */
	end?: number;
	/** Interval between occurrences, without daylight saving changes. */
	every?: number;
	/** Daylight saving changes: when, and by how much clocks go forward. */
	shifts?: [ number, number ][];
	/** Time after an end until the next run starts; absent for never. */
	rest?: number;
	/** Duration per visitor. */
	duration?: number;
}

export interface CountdownProps extends Record< string, unknown >, Schedule {
	/** Widget ID, unique in the page; part of the storage key. */
	id: string;
	/** Server time when the page was printed. */
	now: number;
	/** Whether the clock is hidden when the end content is shown. */
	hides: boolean;
	/** URL to redirect to at the end. */
	redirect?: string;
	announce: Attributes[ 'announce' ];
	/** `%s left`, the announcement at the end, and forms of days, hours and minutes. */
	words: { left: string; over: string; units: Form[][] };
}
