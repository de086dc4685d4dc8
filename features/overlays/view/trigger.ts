/** Asks for the overlay; tells whether it has opened. */
export type Fire = () => Promise< boolean >;

/** One way to open automatically: what a trigger's script exports as `trigger`. */
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
	/** The visitor asks for the overlay itself: it opens at once, whatever its conditions and the owner's limits. */
	isRequest?: boolean;
	/** The visitor is about to leave: it opens at once or not at all. */
	nowOrNever?: boolean;
	/** Back leaves the page instead of closing the overlay. */
	skipsHistory?: boolean;
}
