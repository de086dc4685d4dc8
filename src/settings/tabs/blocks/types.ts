/** Response types of `GET modules`. */
import type { Kind } from '../../parts';

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
	bytes: {
		/** Script bytes on page load: the runtime, once for all modules of a page. */
		load: number;
		/** Script bytes on first use. */
		use: number;
		style: number;
		/** Whether first use also needs WordPress's React. */
		react: boolean;
	};
	/** Number of places that use it; null for modules that work on every page. */
	places: number | null;
	/** Whether it may appear where nobody inserted it. */
	isAutomatic: boolean;
}

export interface ModulesAnswer {
	modules: Module[];
	usage: {
		/** Whether all content has been scanned at least once. */
		isKnown: boolean;
		percent: number;
	};
	/** Size of the runtime in bytes. */
	runtime: number;
}

/** Response of `GET modules/<slug>/places`. */
export interface PlacesAnswer {
	total: number;
	places: Place[];
}

export interface Place {
	id: number;
	title: string;
	type: string;
	/** Empty if published. */
	status: string;
	edit: string;
	view: string;
}
