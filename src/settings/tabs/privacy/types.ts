/** Stored data, as the server returns it. */

export interface Kept {
	id: string;
	label: string;
	/** Personal data it contains; empty if none. */
	about: string;
	/** Database table or option. */
	where: string;
	/** Retention in days; null if kept until removed manually. */
	days: number | null;
	/** Group and key of the setting; empty if it cannot be changed. */
	module: string;
	key: string;
}

export interface Other {
	slug: string;
	title: string;
	hosts: string[];
	data: string;
	policyUrl: string;
	/** Hosts that visitors' browsers contact. */
	browserHosts: string[];
	/** Whether visitors are asked before. */
	asks: boolean;
	needsKey: boolean;
	isConfigured: boolean;
	modules: { slug: string; title: string; kind: string; on: boolean }[];
}

export interface Privacy {
	consent: { mode: string; hasApi: boolean };
	kept: Kept[];
	thirdParties: Other[];
	links: { export: string; erase: string; policy: string };
}
