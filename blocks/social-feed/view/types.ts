/** Props of the component. */
export interface SocialFeedProps {
	/** Name of the action that returns more posts. */
	action: string;
	/** Signed; only the server reads it. */
	query_settings: string;
	/** Posts that the server printed. */
	shown: number;
	/** Posts for each press. */
	count: number;
	/** Link to the page with more posts, for visitors without a script. */
	href: string;
	words: {
		more: string;
		loading: string;
		failed: string;
		/** `%s` is the number of new posts. */
		added: string;
		all: string;
	};
}
