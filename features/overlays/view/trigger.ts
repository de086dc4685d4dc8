/** Asks for the overlay; tells whether it has opened. */
export type Fire = () => Promise< boolean >;

/** One way to open automatically. */
export interface Trigger {
	/**
	 * Calls `fire`, possibly immediately, when the condition is met.
	 *
	 * `mayOpen` tells whether this visitor would get the overlay now, as far as frequency and conditions go.
	 */
	schedule: (
		fire: Fire,
		value: string,
		signal: AbortSignal,
		mayOpen: () => boolean | Promise< boolean >
	) => void;
	/** The trigger is an action the visitor performs or has just performed. */
	isUserAction?: boolean;
	/** The visitor is about to leave: it opens at once or not at all. */
	nowOrNever?: boolean;
	/** Back leaves the page instead of closing the overlay. */
	skipsHistory?: boolean;
}
