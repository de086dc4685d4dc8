import type { FieldRules } from '@frontage/lib/form-rules';
import type { FilesProps, UploadField } from '@frontage/upload';

export interface FormProps {
	/** The form's place on its page, from 0. */
	number: number;
	fields: FieldRules[];
	/** What is said, by key (S1 §8). */
	words: Record< string, string >;
	/** Only of forms that take files. */
	files?: FilesProps;
}

/** What the fields and buttons of a form work on. */
export interface FormParts extends FormProps {
	form: HTMLFormElement;
	/** Ends with the island. */
	signal: AbortSignal;
	/** Fields for files, by name, once their script is there. */
	uploads: Record< string, UploadField >;
}
