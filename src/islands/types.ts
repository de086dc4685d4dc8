/** The interface between a module's `view.ts` and the islands runtime. */

/** The `<frontage-island>` element, as a module sees it. */
export interface FrontageIsland extends HTMLElement {
	/** Loads the module now; resolves when it is mounted or has failed, never rejects. */
	wake: () => Promise< void >;
}

/** Takes over the server's HTML; returns a cleanup function that runs when the island leaves the page. */
export type Mount< Props = Record< string, unknown > > = (
	island: FrontageIsland,
	props: Props
) => void | ( () => void );

/** The exports of a view module. */
export interface IslandModule {
	/** Mounts synchronously or asynchronously. */
	mount: (
		...args: Parameters< Mount >
	) => ReturnType< Mount > | Promise< ReturnType< Mount > >;
}

/** Detail of the `frontage:island-error` event. */
export interface IslandError {
	name: string;
	error: unknown;
	/** React recovered from the hydration mismatch and the widget works. */
	recovered?: boolean;
}
