/** The texts that PHP gives. */
export interface CommentsProps extends Record< string, unknown > {
	missing: string;
	email: string;
	url: string;
	long: string;
	failed: string;
	sending: string;
}
