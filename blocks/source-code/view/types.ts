/** Props of the button, printed by the server. */
export interface CodeProps extends Record< string, unknown > {
	/** Shown for five seconds after copying. */
	copied: string;
	/** Shown if the browser does not copy. */
	failed: string;
}
