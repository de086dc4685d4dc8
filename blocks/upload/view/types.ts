import type { FieldRules } from '@frontage/lib/form-rules';

export interface UploadProps {
	rules: FieldRules;
	/** Files of a batch. */
	concurrent: number;
	words: Record< string, string >;
	/** The server's leave to send files ahead. */
	grant?: string;
	/** Where files go that do not go into the inbox. */
	target?: {
		url: string;
		method: string;
		name: string;
		params: Record< string, string >;
	};
}
