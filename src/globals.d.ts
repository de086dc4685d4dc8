/** Globals that our scripts share on `window`. */
declare global {
	interface Window {
		/** Clicks and keys recorded before the runtime loads; undefined afterwards. */
		frontagePresses?: Event[];
	}

	interface Navigator {
		/** Not in every browser. */
		connection?: { saveData?: boolean; effectiveType?: string };
	}

	interface HTMLElementTagNameMap {
		'frontage-island': import( '@frontage/islands/types' ).FrontageIsland;
	}
}

export {};
