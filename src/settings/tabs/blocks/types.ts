/** What `GET modules` answers. */
import type { Kind } from '../../parts';

export interface Module {
	kind: Kind;
	slug: string;
	title: string;
	description: string;
	/** Slugs of the blocks it lives in; such a block has no switch of its own. */
	parents: string[];
	/** Address of a picture; empty if there is none. */
	picture: string;
	bytes: {
		/** Script at load: the runtime, once for all modules of a page. */
		load: number;
		/** Script when it is first used. */
		use: number;
		style: number;
		/** Whether it then needs WordPress's React. */
		react: boolean;
	};
	/** In how many places it is used; null for what works on every page. */
	places: number | null;
}

export interface ModulesAnswer {
	modules: Module[];
	usage: {
		/** Whether all content was read at least once. */
		isKnown: boolean;
		percent: number;
	};
	/** Bytes of the runtime. */
	runtime: number;
}

/** What `GET modules/<slug>/places` answers. */
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
