/** Where a block's images come from, unless the author picks them; mirrors `Source_Options` in PHP. */
export interface ImageSource {
	/** The post's attachments, a custom field, or media categories; missing if the author picks images. */
	kind?: 'attached' | 'field' | 'terms';
	/** Meta key of the custom field. */
	key?: string;
	/** Taxonomy of attachments. */
	taxonomy?: string;
	/** Term IDs. */
	terms?: number[];
	/** Empty for the source's own order. */
	order?: '' | 'newest' | 'oldest' | 'title';
	/** Most images, up to 100. */
	limit?: number;
}
