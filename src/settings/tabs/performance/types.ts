/** Response types of `GET performance`. */
import type { Entry, Files } from '@frontage/cost/cost';

/** One recommendation. */
export interface Item {
	id: string;
	title: string;
	/** Whether no action is needed. */
	isGood: boolean;
	/** The current state. */
	state: string;
	/** What to do; empty if nothing. */
	todo: string;
}

export interface PageModule {
	slug: string;
	title: string;
	/** Number of islands. */
	pieces: number;
	/** Folders of its own files. */
	own: string[];
}

export interface PageCost {
	url: string;
	title: string;
	status: number;
	milliseconds: number;
	/** Null if the count came from a cached page. */
	queries: { total: number; ours: number } | null;
	html: { bytes: number; compressed: number };
	/** Files of all plugins and the theme. */
	files: { scripts: number; styles: number };
	/** What Frontage's modules make a browser fetch. */
	entries: Entry[];
	/** Compressed bytes of these files. */
	sizes: Files;
	modules: PageModule[];
}

export interface PerformanceAnswer {
	page: PageCost | null;
	/** Why the page could not be measured. */
	problem: string;
	advice: Item[];
	/** URL of the front page. */
	home: string;
}
