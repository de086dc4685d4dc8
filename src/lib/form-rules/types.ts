/** The rules of a form's fields; mirrors `includes/Domain/Forms/Field.php`. */

/** Kinds of Frontage. */
export type OwnKind =
	| 'text'
	| 'email'
	| 'phone'
	| 'url'
	| 'number'
	| 'textarea'
	| 'select'
	| 'radio'
	| 'checkbox'
	| 'date'
	| 'time'
	| 'range'
	| 'rating'
	| 'country'
	| 'calculation'
	| 'rows'
	| 'signature'
	| 'file'
	| 'hidden'
	| 'consent';

/** Other plugins add kinds of their own, which are texts. */
export type Kind = OwnKind | ( string & {} );

/** Target field, operator, value (S1 §3). */
export type Rule = [ string, string, string ];

export interface Condition {
	relation: 'all' | 'any';
	rules: Rule[];
}

/** A selected file, before or after upload. */
export interface Chosen {
	name: string;
	/** In bytes. */
	size: number;
}

export interface FieldRules {
	/** The field's own name in its form: `original_id` in S1 §3. */
	name: string;
	kind: Kind;
	label?: string;
	required?: boolean;
	/** In characters. */
	minLength?: number;
	maxLength?: number;
	/** A number; for dates, a string such as `2027-01-31`, for times such as `09:30`. */
	min?: number | string;
	max?: number | string;
	step?: number;
	/** A regular expression that the whole text must match. */
	pattern?: string;
	/** Allowed options. */
	options?: string[];
	/** File extensions without the dot. */
	types?: string[];
	/** Maximum file size in kilobytes. */
	size?: number;
	/** Maximum number of files. */
	count?: number;
	/** Of a calculation. */
	formula?: string;
	/** Decimal places of a calculation. */
	decimals?: number;
	/** Name that a file field shares with the same field in other rows. */
	uploads?: string;
	/** When the field is shown; always if not set. */
	when?: Condition;
	/** Conditions of the blocks that contain it, such as a group or a step; all must hold. */
	within?: Condition[];
}

/**
 * Why a value is refused; empty if it is valid. `missing` and `unchecked` are listed as not filled in,
 * all others as invalid.
 */
export type Problem =
	| ''
	| 'missing'
	| 'unchecked'
	| 'email'
	| 'url'
	| 'phone'
	| 'number'
	| 'min'
	| 'max'
	| 'step'
	| 'short'
	| 'long'
	| 'pattern'
	| 'choice'
	| 'date'
	| 'time'
	| 'size'
	| 'lost'
	| 'empty'
	| 'name'
	| 'type'
	| 'count';

export type Value = string | string[] | Chosen[];
export type Values = Record< string, Value >;
