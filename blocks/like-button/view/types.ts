/** Props of a like button, printed by `render.php`. */
export interface LikeProps extends Record< string, unknown > {
	/** Post ID. */
	post: number;
	/** Site ID. */
	site: number;
	/** Whether to load the number: the site is in ajax-like mode. */
	isFresh: boolean;
	/** Texts after the number: for none, for one, for all others. */
	words: [ string, string, string ];
	/** The tooltip of a liked post. */
	liked: string;
	/** Error message if the request fails. */
	failed: string;
}
