/** What a module's `view.ts` and the islands runtime expect of each other. */

/** The `<frontage-island>` element, as a module sees it. */
export interface FrontageIsland extends HTMLElement {
	/** Brings the module now; fulfilled when it is mounted or has failed, never rejected. */
	wake: () => Promise< void >;
}

/** Takes over the server's HTML; what it returns is called when the island leaves the page. */
export type Mount< Props = Record< string, unknown > > = (
	island: FrontageIsland,
	props: Props
) => void | ( () => void );

/** A module's view module. */
export interface IslandModule {
	/** At once or in a while. */
	mount: (
		...args: Parameters< Mount >
	) => ReturnType< Mount > | Promise< ReturnType< Mount > >;
}

/** Detail of the `frontage:island-error` event. */
export interface IslandError {
	name: string;
	error: unknown;
	/** React repaired the difference by itself and the widget works. */
	recovered?: boolean;
}
