/** Attributes of `frontage/accordion`, as `block.json` describes them. */
export interface AccordionAttributes extends Record< string, unknown > {
	anchor?: string;
	/** `single`: one open, which stays open; `collapsible`: one open, which may close; `multiple`: any. */
	openMode: 'single' | 'collapsible' | 'multiple';
	/** Tag of the titles; `span` for none. */
	headingLevel: 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | 'span';
	icon: 'chevron' | 'plus' | 'none';
	iconSide: 'start' | 'end';
	/** Milliseconds that opening takes. */
	duration: number;
	/** Whether search engines are told of the questions and answers. */
	isFaq: boolean;
}
