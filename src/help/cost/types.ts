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

/** What the server knows of all modules: the response of `editor-costs`. */
export interface KnownCosts {
	costs: Costs;
	/** Third parties by module. */
	thirdParties: Record< string, ThirdParty[] >;
}
