import type { QueueEvent } from '@frontage/overlay-log';

/** What a simulated visitor does. */
export interface Act {
	/** Seconds since the page was loaded. */
	at: number;
	do: 'touch' | 'scroll' | 'leave' | 'upward' | 'back' | 'close';
	/** Percent of the page, to scroll. */
	value?: number;
}

export interface Cookie {
	value: string;
	/** In milliseconds since 1970; null until the visit ends. */
	until: number | null;
}

/** What a simulated browser keeps between visits; nothing of it reaches the owner's. */
export interface Memory {
	cookies: Record< string, Cookie >;
	/** The local storage. */
	local: Record< string, string >;
}

/** A visit, as the settings screen describes it to the frame. */
export interface Visit {
	referrer: string;
	memory: Memory;
	acts: Act[];
}

/** Why the server did not print an overlay, or not to open by itself. */
export interface Refusal {
	id: string;
	/** `off`, `schedule`, or the type of a condition. */
	why: string;
}

/** What the server says about the simulated page. */
export interface Printed {
	/** HTTP status. */
	status: number;
	/** The visitor's time, in milliseconds since 1970. */
	time: number;
	refused: Refusal[];
}

/** What the frame offers to the settings screen. */
export interface Simulation {
	printed: Printed;
	events: QueueEvent[];
	/** Resolves when the queue has started; at once if nothing opens by itself. Rejects if it does not start. */
	ready: () => Promise< void >;
	/**
	 * Lets time pass, with what the visitor does meanwhile.
	 *
	 * @param to Milliseconds since the page was loaded.
	 */
	advance: ( to: number ) => Promise< void >;
	/** Returns what the browser keeps after the visit. */
	memory: () => Memory;
}

declare global {
	interface Window {
		/** In the settings screen: the visit that its frame simulates. */
		frontageVisit?: Visit;
		/** In the frame. */
		frontageSimulation?: Simulation;
	}
}
