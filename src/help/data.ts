/** A value that text can be bound to. */
export interface BoundValue {
	key: string;
	label: string;
	help: string;
}

export interface HelpData {
	/** URL of the settings screen; empty for users who cannot open it. */
	settings: string;
	/** Values of the bindings source. */
	values: BoundValue[];
	/** URL of the page that converts blocks. */
	converter: string;
	/** Whether the user can add, rename and delete presets. */
	canPreset: boolean;
	/** Name of the order by views; empty if no plugin counts them. */
	views: string;
}

declare global {
	interface Window {
		frontageHelp?: HelpData;
	}
}

const NOTHING: HelpData = {
	settings: '',
	values: [],
	converter: '',
	canPreset: false,
	views: '',
};

/** Returns the data that the server prints for the editor: URLs, values, permissions. */
export const data = (): HelpData => window.frontageHelp ?? NOTHING;
