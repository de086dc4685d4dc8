import type { ThirdParty } from '@frontage/editor';

/** Bytes after gzip, from `build/sizes.json`. */
export interface Sizes {
	/** Inline code of every page with an island. */
	page: Record< string, number >;
	/** Shared script modules by ID. */
	scriptModules: Record< string, number >;
	modules: Record<
		string,
		{
			style?: number;
			view?: number;
			/** Shared script modules that the view imports. */
			needs?: string[];
		}
	>;
}

/** A value that text can be bound to. */
export interface BoundValue {
	key: string;
	label: string;
	help: string;
}

export interface HelpData {
	sizes: Sizes;
	/** Third parties by module. */
	thirdParties: Record< string, ThirdParty[] >;
	/** URL of the settings screen; empty for users who cannot open it. */
	settings: string;
	/** Values of the bindings source. */
	values: BoundValue[];
	/** Whether the user can add, rename and delete presets. */
	canPreset: boolean;
}

declare global {
	interface Window {
		frontageHelp?: HelpData;
	}
}

const NOTHING: HelpData = {
	sizes: { page: {}, scriptModules: {}, modules: {} },
	thirdParties: {},
	settings: '',
	values: [],
	canPreset: false,
};

/** Returns the data that the server prints for the editor: file sizes, third parties, the settings URL. */
export const data = (): HelpData => window.frontageHelp ?? NOTHING;
