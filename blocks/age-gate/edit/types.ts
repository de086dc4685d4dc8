/** Attributes of `frontage/age-gate`, as `block.json` describes them. */
export interface AgeGateAttributes extends Record< string, unknown > {
	anchor?: string;
	asks: 'birthday' | 'yesno';
	/** Years. */
	age: number;
	/** How long the answer holds. */
	days: number;
	/** Instead of the usual words. */
	warning: string;
	/** Search engines see the page without it. */
	crawlers: boolean;
}
