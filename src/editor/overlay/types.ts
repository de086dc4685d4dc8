/** What the rules of overlays can be made of, as the server lists it. */

export interface Option {
	value: string;
	label: string;
	/** The option in a sentence. Without it, the label is put after a preposition. */
	phrase?: string;
	/** The option in a sentence that rules it out, where “not” before the phrase is wrong. */
	opposite?: string;
}

export interface TriggerType {
	/** What is saved. */
	name: string;
	label: string;
	/** Field of its value; null if it has none. */
	value: {
		type: 'number' | 'text';
		label: string;
		/** Value of a new trigger. */
		initial?: string;
		help?: string;
		min?: number;
		max?: number;
	} | null;
	/**
	 * Phrases for sentences such as “Opens … after 5 seconds”, where `%s` stands for the value: for an empty value, for `1`,
	 * and for numbers that have another plural form.
	 */
	phrases: Record< string, string >;
}

export interface ConditionType {
	/** What is saved. */
	name: string;
	label: string;
	values: {
		type: 'choice' | 'text' | 'days';
		/** Label of the field; empty for “Values”. */
		label: string;
		/** How a sentence names values without a phrase of their own; `%s` stands for the label. */
		phrase: string;
		options: Option[];
	};
}

export interface RuleOptions {
	triggers: TriggerType[];
	conditions: ConditionType[];
	/** Names of pages, categories and the like in conditions. */
	names: Option[];
}
