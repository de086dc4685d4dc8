import type { Field } from './settings';

/** What every control of a setting gets. */
export interface InputProps {
	field: Field;
	value: unknown;
	onChange: ( value: unknown ) => void;
}

/** A place where a block is used. */
export interface Place {
	id: number;
	title: string;
	type: string;
	/** Empty if published. */
	status: string;
	edit: string;
	view: string;
}
