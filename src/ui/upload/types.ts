/** What an upload is told (S2 §7), and what it tells (S2 §4). */

export interface UploadOptions {
	url: string;
	/** `POST` unless told otherwise. */
	method?: string;
	/** Name of the field with the files; `files[]` unless told otherwise. */
	name?: string;
	/** Further fields. */
	params?: Record< string, string >;
	headers?: Record< string, string >;
	/** Files of a batch; 1 unless told otherwise. */
	concurrent?: number;
	/** Whether more than the first file is sent. */
	multiple?: boolean;
	/** Milliseconds for a batch; 0 for as long as it takes. */
	timeout?: number;
	/** What is wrong with a file; empty if nothing. */
	check?: ( file: File ) => string;
}

export interface UploadEvents {
	/** A file was not right; nothing was sent. */
	fail?: ( message: string, file: File ) => void;
	progress?: ( batch: File[], loadedBytes: number, allBytes: number ) => void;
	/** A batch has arrived. */
	complete?: ( batch: File[], request: XMLHttpRequest ) => void;
	/** All batches have arrived. */
	completeAll?: ( request: XMLHttpRequest ) => void;
	/** A batch did not arrive; those after it were not sent. */
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

/** The rules and grants that a form's page has for its files, and the words for them. */
export interface FilesProps {
	/** By the field's own name. */
	grants: Record< string, string >;
	words: Record< string, string >;
}
