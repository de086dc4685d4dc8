/** What our scripts leave on the window for one another. */
declare global {
	interface Window {
		/** Presses noted before the runtime arrived; undefined once it is there. */
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
