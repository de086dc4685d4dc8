import type { Condition, FieldRules } from '@frontage/lib/form-rules';

/** Props of a newsletter form, printed by `render.php`. */
export interface NewsletterProps extends Record< string, unknown > {
	kind: 'subscribe' | 'mailchimp' | 'feed';
	/** Format in which the provider expects choices (S1 §7). */
	shape: 'text' | 'id' | 'map';
	/** Post ID; 0 if the form is on several pages. */
	post: number;
	/** Form ID. */
	widget: string;
	/** URL to redirect to after success. */
	redirect: string;
	/** The questions, if some are conditional. */
	fields?: Pick< FieldRules, 'name' | 'kind' | 'required' | 'when' >[];
	/** Values that are added to the redirect URL. */
	query: string[];
	words: {
		missing: string;
		checked: string;
		/** For a single checkbox. */
		consent: string;
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

/** A question in addition to name and email address. */
export interface QuestionAttributes {
	id: string;
	type: 'text' | 'email' | 'number' | 'select' | 'radio' | 'checkbox';
	label: string;
	required?: boolean;
	options?: Option[];
	/** Condition under which it is shown; always shown if absent. */
	when?: Condition;
}
