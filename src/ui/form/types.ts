import type { FieldRules } from '../../lib/form-rules';

export interface FormProps {
	/** The form's place on its page, from 0. */
	number: number;
	fields: FieldRules[];
	/** What is said, by key (S1 §8). */
	words: Record< string, string >;
}

/** What the fields and buttons of a form work on. */
export interface FormParts extends FormProps {
	form: HTMLFormElement;
	/** Ends with the island. */
	signal: AbortSignal;
}
