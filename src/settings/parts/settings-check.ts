/** What is wrong with a value, before the server is asked; the server checks again. */
import { __, sprintf } from '@wordpress/i18n';
import type { Field } from './settings-state';

/** Larger limits are none for people. */
export const UNBOUNDED = 1e9;

/**
 * @param field Its rules.
 * @param value What the owner typed.
 * @return A sentence for the owner, empty if all is well.
 */
export function problemWith( field: Field, value: unknown ): string {
	if ( field.control !== 'int' ) {
		return '';
	}
	const { min = 0, max = UNBOUNDED } = field;
	if (
		Number.isInteger( value ) &&
		( value as number ) >= min &&
		( value as number ) <= max
	) {
		return '';
	}
	return max < UNBOUNDED
		? sprintf(
				/* translators: 1: smallest number, 2: largest number. */
				__( 'Must be a whole number from %1$d to %2$d.', 'frontage' ),
				min,
				max
			)
		: sprintf(
				/* translators: %d: smallest number. */
				__( 'Must be a whole number of at least %d.', 'frontage' ),
				min
			);
}
