/** Attributes of `frontage/reading-progress`, as `block.json` describes them (S2 §3). */
export interface ProgressAttributes extends Record< string, unknown > {
	anchor?: string;
	type: 'horizontal' | 'vertical' | 'circle';
	/** Of a lying line. */
	edge: 'top' | 'bottom';
	/** Of an upright line. */
	verticalPosition: 'start' | 'end';
	/** Of a circle. */
	corner: string;
	/** Of the line, in pixels. */
	thickness: number;
	/** Of the circle, in pixels. */
	size: number;
	/** Whether a circle says how many percent. */
	hasNumber: boolean;
	measures: 'page' | 'content';
}

/** What the editor gives the block. */
export interface EditProps {
	attributes: ProgressAttributes;
	setAttributes: ( changed: Partial< ProgressAttributes > ) => void;
}
