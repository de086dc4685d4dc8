/** The server's response to an upload. */

export interface UploadAnswer {
	/** Upload receipts, in the order of the files. */
	receipts: string[];
	/** Why the upload failed. */
	message: string;
	/** Whether the files were rejected, so that retrying is pointless. */
	isRefusal: boolean;
}

/**
 * Parses a response; one that is not from this site has no message.
 *
 * @param xhr The request.
 */
export function answerOf( xhr: XMLHttpRequest ): UploadAnswer {
	let data: {
		files?: { receipt: string }[];
		message?: string;
		code?: string;
	} = {};
	try {
		data = JSON.parse( xhr.responseText ) ?? {};
	} catch {}
	return {
		receipts: ( data.files ?? [] ).map( ( { receipt } ) => receipt ),
		message: String( data.message ?? '' ),
		isRefusal: String( data.code ).startsWith( 'file_' ),
	};
}
