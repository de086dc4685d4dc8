/** Options (S2 §7) and callbacks (S2 §4) of an upload. */

export interface UploadOptions {
	url: string;
	/** HTTP method; `POST` by default. */
	method?: string;
	/** Field name of the files; `files[]` by default. */
	name?: string;
	/** Additional fields. */
	params?: Record< string, string >;
	headers?: Record< string, string >;
	/** Files per batch; 1 by default. */
	concurrent?: number;
	/** Whether more than the first file is uploaded. */
	multiple?: boolean;
	/** Milliseconds per batch; 0 for no limit. */
	timeout?: number;
	/** Returns the error message for a file; empty if valid. */
	check?: ( file: File ) => string;
}

export interface UploadEvents {
	/** A file was invalid; nothing was uploaded. */
	fail?: ( message: string, file: File ) => void;
	progress?: ( batch: File[], loadedBytes: number, allBytes: number ) => void;
	/** A batch was uploaded. */
	complete?: ( batch: File[], request: XMLHttpRequest ) => void;
	/** All batches were uploaded. */
	completeAll?: ( request: XMLHttpRequest ) => void;
	/** A batch failed; those after it were not sent. */
	error?: ( error: UploadError, batch: File[] ) => void;
}

export class UploadError extends Error {
	constructor(
		message: string,
		public request: XMLHttpRequest
	) {
		super( message );
		this.name = 'UploadError';
	}
}

/** Labels and messages; those of problems have the problem's name, those of failures the error's. */
export interface UploadWords extends Record< string, string > {
	'Network Error': string;
	again: string;
	count: string;
	hint: string;
	progress: string;
	/** How many files were rejected. */
	refused: string;
	/** What to do about rejected files before sending. */
	rejected: string;
	remove: string;
	removed: string;
	sending: string;
}

/** Rules, upload permissions and messages for a form's files. */
export interface FilesProps {
	/** Upload permissions by the field's own name. */
	grants: Record< string, string >;
	words: UploadWords;
}
