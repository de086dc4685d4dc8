import type { Files, MediaCost, ModuleCost, Moment } from '@frontage/cost/cost';
import type { ThirdParty } from '@frontage/editor';

/** What modules cost, from `build/costs.json`. */
export interface Costs {
	/** The moments that the words of `wake` stand for. */
	words: Record< string, Moment >;
	files: Files;
	media: MediaCost;
	modules: Record< string, ModuleCost >;
}

/** A value that text can be bound to. */
export interface BoundValue {
	key: string;
	label: string;
	help: string;
}

export interface HelpData {
	costs: Costs;
	/** Third parties by module. */
	thirdParties: Record< string, ThirdParty[] >;
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
	costs: {
		words: {},
		files: {},
		media: { blocks: [], entries: [] },
		modules: {},
	},
	thirdParties: {},
	settings: '',
	values: [],
	converter: '',
	canPreset: false,
	views: '',
};

/** Returns the data that the server prints for the editor: costs, third parties, the settings URL. */
export const data = (): HelpData => window.frontageHelp ?? NOTHING;
