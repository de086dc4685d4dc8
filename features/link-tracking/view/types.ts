/** What a link is to the owner (S0 §7). */
export const TYPES = [
	'download',
	'outbound-link',
	'tel',
	'mailto',
	'affiliate',
	'cross-hostname',
] as const;

export type LinkType = ( typeof TYPES )[ number ];

/** The fields of an event (S0 §7). */
export interface LinkFields {
	/** What visitors read, without email addresses and phone numbers. */
	link_text: string;
	/** Address without parameters, fragment, name and password; `mailto:@example.com`, `tel:`. */
	link_url: string;
	link_type: LinkType;
	/** Host name, or the domain of an email address. */
	link_domain: string;
	/** Of downloads, in lower case, such as `pdf`. */
	file_extension: string;
}

/** What the server prints with the script. */
export interface LinkRules {
	/** URL of admin-ajax.php. */
	ajax: string;
	/** Whether this site counts. */
	report: boolean;
	/** Which function of an analytics service is told. */
	analytics: 'auto' | 'gtag' | 'dataLayer' | 'off';
	/** File extensions in lower case. */
	files: string[];
	/** Beginnings of paths on this site (`/go/`), or domains with or without one (`example.com/ref/`). */
	affiliates: string[];
	/** Other domains of the owner. */
	hosts: string[];
	/** ID of the post that the page shows; 0 for other pages. */
	post: number;
}
