import type { Condition, FieldRules } from '@frontage/lib/form-rules';

/** What the page says of a newsletter form; `render.php` prints it. */
export interface NewsletterProps extends Record< string, unknown > {
	kind: 'subscribe' | 'mailchimp' | 'feed';
	/** How the provider wants choices (S1 §7). */
	shape: 'text' | 'id' | 'map';
	/** The page's number; 0 if the form stands on many. */
	post: number;
	/** The form's id. */
	widget: string;
	/** Where to go after success. */
	redirect: string;
	/** The questions, if some are shown only on a condition. */
	fields?: Pick< FieldRules, 'name' | 'kind' | 'required' | 'when' >[];
	/** Which values go along. */
	query: string[];
	words: {
		missing: string;
		checked: string;
		invalid: string;
		failed: string;
		sending: string;
	};
}

/** An option of a question. */
export interface Option {
	id: string;
	label: string;
}

/** A question beside name and address. */
export interface QuestionAttributes {
	id: string;
	type: 'text' | 'email' | 'number' | 'select' | 'radio' | 'checkbox';
	label: string;
	required?: boolean;
	options?: Option[];
	/** When it is shown; always, if there is none. */
	when?: Condition;
}
