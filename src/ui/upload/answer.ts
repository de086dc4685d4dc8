/** What became of one file. */
export interface FileAnswer {
	receipt?: string;
	/** Why the file was rejected. */
	message?: string;
}

/** The server's response to an upload. */
export interface UploadAnswer {
	/** In the order of the files. */
	files: FileAnswer[];
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
	let data: { files?: FileAnswer[]; message?: string; code?: string } = {};
	try {
		data = JSON.parse( xhr.responseText ) ?? {};
	} catch {}
	return {
		files: data.files ?? [],
		message: String( data.message ?? '' ),
		isRefusal: String( data.code ).startsWith( 'file_' ),
	};
}
