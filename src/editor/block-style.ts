/** What authors set in the panels that core gives a block: its attribute `style`. */
export interface BlockStyle {
	spacing?: {
		/** One gap, or one for rows and one for columns. */
		blockGap?: string | { top?: string; left?: string };
	};
}
