/** Timings that pages were built for, in milliseconds (S0 §9, S1 §9, S2 §9); `loop`: the first slide follows the last. */
export const PRESETS = {
	/** Sliders of the page builder (S1 §4 §9). */
	builder: { speed: 700, dragSpeed: 700, delay: 7000, loop: true },
	/** The magazine's carousels (S0 §9). */
	magazine: { speed: 250, dragSpeed: 250, delay: 5000, loop: true },
	/** The magazine's featured slider (S0 §9). */
	featured: { speed: 250, dragSpeed: 750, delay: 5000, loop: true },
	/** Carousels of the page builder: the speed is S1 §9, the delay that of its sliders. */
	columns: { speed: 1000, dragSpeed: 1000, delay: 7000, loop: true },
	/** The creative slider: 1000, or 500 for the previous and next slide (S2 §9); the delay is ours. */
	creative: { speed: 1000, dragSpeed: 500, delay: 7000, loop: true },
} as const;
