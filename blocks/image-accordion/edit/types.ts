/** Attributes of `frontage/image-accordion`, as `block.json` describes them. */
export interface ImageAccordionAttributes extends Record< string, unknown > {
	anchor?: string;
	trigger: 'hover' | 'click';
	/** Which picture is open at first, from 1; 0 is none. */
	initial: number;
	/** Below each other instead of side by side. */
	isColumn: boolean;
	/** Pixels. */
	height: number;
	/** Milliseconds. */
	duration: number;
	headingLevel: string;
}
