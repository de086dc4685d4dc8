/** Props of the button, printed by the server. */
export interface CopyProps extends Record< string, unknown > {
	/** What is copied. */
	url: string;
	/** Shown for five seconds after copying. */
	copied: string;
	/** Shown if the browser does not copy; `%s` is the link. */
	failed: string;
}
