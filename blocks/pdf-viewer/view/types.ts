/** Props of the viewer, printed by the server. */
export interface PdfProps extends Record< string, unknown > {
	/** Address without a fragment. */
	url: string;
	title: string;
	/** Page that it opens at, from 1. */
	page: number;
	/** How many it has; 0 if nobody knows. */
	pages: number;
	/** Word of the button while the viewer is open. */
	close: string;
}
