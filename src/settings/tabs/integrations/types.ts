/** What the server tells of vendors. */

export interface VendorField {
	key: string;
	label: string;
	isSet: boolean;
	/** Of a secret only its end, behind dots. */
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
	hosts: string[];
	/** What is sent to it, in a sentence. */
	data: string;
	policyUrl: string;
	/** Whether visitors' browsers contact it. */
	byBrowser: boolean;
	fields: VendorField[];
}

/** How a vendor answered the Test button. */
export interface TestResult {
	ok: boolean;
	message: string;
	/** HTTP status; 0 if there was none. */
	status: number;
	milliseconds: number;
	details: { label: string; value: string }[];
}
