/** Attributes of `frontage/content-switcher`, as `block.json` describes them. */
export interface SwitcherAttributes extends Record< string, unknown > {
	anchor?: string;
	/** A switch has two contents; with more, buttons are shown. */
	control: 'switch' | 'buttons';
	/** Which content is shown at first, from 0. */
	initial: number;
	justify: 'start' | 'center' | 'end';
	/** Name of the choice for screen readers. */
	label: string;
}
