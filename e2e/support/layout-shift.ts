/** An entry of `PerformanceObserver`, which TypeScript's own types do not have. */
export interface LayoutShift extends PerformanceEntry {
	value: number;
	sources: { node?: Element }[];
}
