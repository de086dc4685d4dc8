/** One way of opening by itself. */
export interface Trigger {
	/** Calls `fire`, perhaps at once, when the moment has come. */
	schedule: ( fire: () => void, value: string, signal: AbortSignal ) => void;
	/** The moment is something that the visitor does or has just done. */
	isAct?: boolean;
}
