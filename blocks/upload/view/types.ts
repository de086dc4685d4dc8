import type { FieldRules } from '@frontage/lib/form-rules';
import type { UploadWords } from '@frontage/upload';

export interface UploadProps {
	rules: FieldRules;
	/** Number of files per batch. */
	concurrent: number;
	words: UploadWords & { failed: string; missing: string };
	/** Signed permission to upload files before submission. */
	grant?: string;
	/** Destination of files that are not sent to the inbox. */
	target?: {
		url: string;
		method: string;
		name: string;
		params: Record< string, string >;
	};
}
