/** What the server says of files. */

export interface UploadAnswer {
	/** In the order of the files. */
	receipts: string[];
	/** Why they were not taken. */
	message: string;
	/** Whether it is the files that are not right, so that trying again is of no use. */
	isRefusal: boolean;
}

/**
 * Reads an answer; one that is not of this site says nothing.
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
