/** Response types of `GET modules`. */
import type { Files, ModuleCost, Sums } from '@frontage/cost/cost';
import type { Kind, Place } from '../../parts';

/** Whether each module is on, by kind and slug. */
export type Switches = Record< Kind, Record< string, boolean > >;

export interface Module {
	kind: Kind;
	slug: string;
	title: string;
	description: string;
	/** Words by which owners look for it; a block's are the inserter's. */
	keywords: string[];
	/** Slugs of the parent blocks; a child block has no switch of its own. */
	parents: string[];
	/** URL of a preview image; empty if there is none. */
	picture: string;
	cost: ModuleCost;
	/** The cost in bytes by moment. */
	sums: Sums;
	/** Number of places that use it; null for modules that work on every page. */
	places: number | null;
	/** Whether it may appear where nobody inserted it. */
	isAutomatic: boolean;
}

/** `GET modules`. */
export interface ModulesAnswer {
	modules: Omit< Module, 'sums' >[];
	usage: {
		/** Whether all content has been scanned at least once. */
		isKnown: boolean;
		percent: number;
	};
	/** Compressed bytes by file. */
	files: Files;
}

/** Response of `GET modules/<slug>/places`. */
export interface PlacesAnswer {
	total: number;
	places: Place[];
}

export type { Place };
