import type { FieldRules, Values } from '@frontage/lib/form-rules';
import type { FilesProps, UploadField } from '@frontage/upload';

/** Messages by key (S1 §8); those of problems have the problem's name. */
export interface FormWords extends Record< string, string > {
	captcha: string;
	contact_error_message: string;
	failed: string;
	fill_message: string;
	invalid: string;
	sending: string;
	stage: string;
}

export interface FormProps {
	/** Index of the form on its page, from 0. */
	number: number;
	fields: FieldRules[];
	words: FormWords;
	/** Only for forms with file fields. */
	files?: FilesProps;
	/** Words of sliders, rows, calculations and signatures; only for forms that have some. */
	extras?: Record< string, string >;
	/** Whether it is counted what happens to the form. */
	counts?: boolean;
	/** Where fields get their first value from, by field. */
	prefill?: Record< string, string >;
	/** Unix timestamps between which the form is open, if its author set any. */
	times?: { opens?: number; closes?: number };
}

/** What a form needs to know about a field whose value is files. */
export interface FileField extends Pick<
	UploadField,
	'files' | 'fill' | 'refusal' | 'settle'
> {
	/** Takes over what the same field in another row has, which is about to change; without it, becomes empty. */
	// eslint-disable-next-line @typescript-eslint/method-signature-style -- Each kind takes over from its own kind only.
	take( other?: FileField ): void;
}

/** A form with its elements and state. */
export interface FormParts extends FormProps {
	form: HTMLFormElement;
	/** Aborts when the island is removed. */
	signal: AbortSignal;
	/** File fields by name, once their script has loaded. */
	uploads: Record< string, FileField >;
	/** Of what is filled in: all attempts to send it have the same, also after a reload. */
	key?: string;
	/** Whether the visitor has begun to use this form. */
	hasBegun: boolean;
	/** Follows conditions of steps; only in forms with steps. */
	followSteps?: () => void;
	/** Adds what is computed from the values, once its script has loaded. */
	compute?: ( values: Values ) => Values;
}
