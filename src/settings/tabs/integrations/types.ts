/** A provider's field, as the server returns it. */

export interface VendorField {
	key: string;
	label: string;
	isSet: boolean;
	/** For secrets only the last characters, after dots. */
	value: unknown;
	control: string;
	locked: boolean;
	constant: string;
}

export interface Vendor {
	slug: string;
	title: string;
	purpose: string;
	isConfigured: boolean;
	/** Hosts that this site's server contacts. */
	hosts: string[];
	/** The data sent to it, in one sentence. */
	data: string;
	policyUrl: string;
	/** Hosts that visitors' browsers contact. */
	browserHosts: string[];
	/** Whether visitors are asked before. */
	asks: boolean;
	needsKey: boolean;
	fields: VendorField[];
	/** What a browser needs to try the public key, if there is one. */
	browserTest: { kind: string; key: string; action: string } | null;
}

/** A provider's response to the Test button. */
export interface TestResult {
	ok: boolean;
	message: string;
	/** HTTP status; 0 without a response. */
	status: number;
	milliseconds: number;
	details: { label: string; value: string }[];
}
