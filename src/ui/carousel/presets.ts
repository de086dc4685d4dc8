/** Timings of the documents, in milliseconds; `loop` says whether the first slide follows the last. */
export const PRESETS = {
	/** Sliders of the page builder (S1 §4 §9). */
	builder: { speed: 700, dragSpeed: 700, delay: 7000, loop: true },
	/** The magazine's carousels (S0 §9). */
	magazine: { speed: 250, dragSpeed: 250, delay: 5000, loop: true },
	/** The magazine's featured slider (S0 §9). */
	featured: { speed: 250, dragSpeed: 750, delay: 5000, loop: true },
	/** Carousels of the page builder (S1 §9). */
	columns: { speed: 1000, dragSpeed: 1000, delay: 7000, loop: true },
	/** The creative slider; its neighbours take 500 (S2 §9). */
	creative: { speed: 1000, dragSpeed: 500, delay: 7000, loop: true },
} as const;
