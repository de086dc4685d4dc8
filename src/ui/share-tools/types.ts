/** Props of share buttons, printed by the server. */
export interface ShareProps extends Record< string, unknown > {
	/** Post ID; 0 for pages whose shares are not counted. */
	post: number;
	/** Address of the picture that is shared, if it is not the page. */
	media?: string;
	url: string;
	/** Plain text. */
	title: string;
	location: 'inline' | 'sidebar' | 'mobile' | 'media';
	/** Smaller numbers are not shown; missing if no numbers are. */
	min?: number;
	/** Whether the present numbers are loaded. */
	isFresh?: boolean;
	copied: string;
	failed: string;
	instance: string;
	open: string;
	cancel: string;
	close: string;
	scan: string;
	/** Says that the QR code could not be loaded. */
	noCode: string;
}
