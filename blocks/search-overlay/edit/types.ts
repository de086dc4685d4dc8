/** Attributes of `frontage/search-overlay`, as `block.json` describes them. */
export interface SearchOverlayAttributes extends Record< string, unknown > {
	anchor?: string;
	opener: 'icon' | 'text' | 'none';
	buttonText: string;
	placeholder: string;
	types: string[];
	perType: number;
	place: 'top' | 'full';
	/** A press beside it closes it. */
	closesBeside: boolean;
}
