/** Attributes of `frontage/tabs`, as `block.json` describes them. */
export interface TabsAttributes extends Record< string, unknown > {
	anchor?: string;
	/** Block style, among other classes. */
	className?: string;
	orientation: 'horizontal' | 'vertical';
	activation: 'automatic' | 'manual';
	/** Which tab is open at first, from 0. */
	initial: number;
	/** Up to which width tabs lie on top of each other: a preset of `src/lib/breakpoints.json`. */
	stack: 'never' | 'narrow' | 'toolkit';
	/** Name of the list for screen readers. */
	label: string;
}

/** One tab as the editor's list shows it. */
export interface EditedTab {
	clientId: string;
	title: string;
}
