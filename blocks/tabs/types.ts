/** Attributes of `frontage/tabs`, as `block.json` describes them. */
export interface TabsAttributes extends Record< string, unknown > {
	anchor?: string;
	orientation: 'horizontal' | 'vertical';
	activation: 'automatic' | 'manual';
	/** Which tab is open at first, from 0. */
	initial: number;
	/** Whether the tabs lie on top of each other on phones. */
	stacks: boolean;
	/** Name of the list for screen readers. */
	label: string;
}

/** One tab as the editor's list shows it. */
export interface EditedTab {
	clientId: string;
	title: string;
}
