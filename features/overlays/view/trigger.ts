/** One way to open automatically. */
export interface Trigger {
	/** Calls `fire`, possibly immediately, when the condition is met. */
	schedule: ( fire: () => void, value: string, signal: AbortSignal ) => void;
	/** The trigger is an action the visitor performs or has just performed. */
	isAct?: boolean;
}
