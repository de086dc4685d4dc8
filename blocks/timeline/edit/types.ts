/** Attributes of `frontage/timeline`, as `block.json` describes them. */
export interface TimelineAttributes extends Record< string, unknown > {
	anchor?: string;
	layout: 'vertical' | 'alternating' | 'horizontal';
	marker: 'dot' | 'number' | 'none';
	/** Whether the line fills as visitors read on. */
	hasProgress: boolean;
	headingLevel: string;
	/** Name of a row that scrolls, for screen readers. */
	label: string;
}
