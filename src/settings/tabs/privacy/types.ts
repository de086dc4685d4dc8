/** What the server tells of privacy. */

export interface Kept {
	id: string;
	label: string;
	/** What it tells of people; empty if nothing. */
	about: string;
	/** Table or option. */
	where: string;
	/** Null until somebody removes it. */
	days: number | null;
	/** Group and key of the setting, empty if there is no choice. */
	module: string;
	key: string;
}

export interface Other {
	slug: string;
	title: string;
	hosts: string[];
	data: string;
	policyUrl: string;
	byBrowser: boolean;
	isConfigured: boolean;
	modules: { slug: string; title: string; kind: string; on: boolean }[];
}

export interface Privacy {
	consent: { mode: string; hasApi: boolean };
	kept: Kept[];
	thirdParties: Other[];
	links: { export: string; erase: string; policy: string };
}
