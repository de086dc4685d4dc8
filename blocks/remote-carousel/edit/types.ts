/** Attributes of `frontage/remote-carousel`, as `block.json` describes them. */
export interface RemoteAttributes extends Record< string, unknown > {
	anchor?: string;
	/** Anchor of the carousel. */
	carousel: string;
	kind: 'buttons' | 'thumbnails';
	hasPrevious: boolean;
	hasNext: boolean;
	/** Words on the button, or empty for the usual one. */
	previous: string;
	next: string;
	/** Name for screen readers. */
	label: string;
}
