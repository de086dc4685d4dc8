/** An entry of `PerformanceObserver`, which TypeScript's own types do not have. */
export interface LayoutShift extends PerformanceEntry {
	value: number;
	hadRecentInput: boolean;
	sources: {
		/** Undefined once it has left the document. */
		node?: Element;
		previousRect: DOMRectReadOnly;
		currentRect: DOMRectReadOnly;
	}[];
}
