import type { ThirdParty } from '@frontage/editor';

/** Bytes after gzip, as `build/sizes.json` has them. */
export interface Sizes {
	/** What every page with an island carries inline. */
	page: Record< string, number >;
	/** Shared modules by id. */
	scriptModules: Record< string, number >;
	modules: Record<
		string,
		{
			style?: number;
			view?: number;
			/** Shared modules that the view imports. */
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
	/** By module. */
	thirdParties: Record< string, ThirdParty[] >;
	/** Address of the settings screen; empty for people who may not see it. */
	settings: string;
	/** Values of the bindings source. */
	values: BoundValue[];
	/** Whether the user may add, rename and delete presets. */
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

/** What the server tells the editor once: sizes of what visitors load, third parties, where the settings are. */
export const data = (): HelpData => window.frontageHelp ?? NOTHING;
