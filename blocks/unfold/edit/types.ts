/** Attributes of `frontage/unfold`, as `block.json` describes them. */
export interface UnfoldAttributes extends Record< string, unknown > {
	anchor?: string;
	/** Of what is shown while folded, in pixels (S2 §9). */
	height: number;
	/** Of the movement, in milliseconds (S2 §9). */
	duration: number;
	trigger: 'click' | 'hover';
	/** Whether the last lines fade out. */
	hasFade: boolean;
	moreLabel: string;
	lessLabel: string;
}
