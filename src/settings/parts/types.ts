import type { Field } from './settings';

/** What every control of a setting gets. */
export interface InputProps {
	field: Field;
	value: unknown;
	onChange: ( value: unknown ) => void;
}
