/** What the page says of a like button; `render.php` prints it. */
export interface LikeProps extends Record< string, unknown > {
	/** The post that is liked. */
	post: number;
	/** The site it belongs to. */
	site: number;
	/** Whether the number is to be loaded: the site is in ajax-like mode. */
	isFresh: boolean;
	/** Texts after the number: for none, for one, for more. */
	words: [ string, string, string ];
	/** The tooltip of a liked post. */
	liked: string;
	/** What is said when no answer came. */
	failed: string;
}
