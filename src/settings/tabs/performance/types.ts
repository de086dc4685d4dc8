/** What `GET performance` answers. */

/** One piece of advice. */
export interface Item {
	id: string;
	title: string;
	/** Nothing is to be done. */
	isGood: boolean;
	/** What is the case. */
	state: string;
	/** What to do; empty if nothing. */
	todo: string;
}

export interface PageModule {
	slug: string;
	title: string;
	/** Pieces that wake by script. */
	pieces: number;
	/** Bytes of script when used. */
	use: number;
	style: number;
}

export interface PageCost {
	url: string;
	title: string;
	status: number;
	milliseconds: number;
	/** Null if a cache answered the count. */
	queries: { total: number; ours: number } | null;
	html: { bytes: number; compressed: number };
	/** Files of everybody. */
	files: { scripts: number; styles: number };
	ours: { load: number; use: number; style: number; react: boolean };
	modules: PageModule[];
}

export interface PerformanceAnswer {
	page: PageCost | null;
	/** Why there is no page. */
	problem: string;
	advice: Item[];
}
