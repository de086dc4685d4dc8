/** Validates a value in the browser; the server validates it again. */
import { __, sprintf } from '@wordpress/i18n';
import type { Field } from './settings-state';

/** Limits above this are not mentioned in messages. */
export const UNBOUNDED = 1e9;

/**
 * Validates a value.
 *
 * @param field Field definition with its limits.
 * @param value Value the owner typed.
 * @return Error message for the owner, empty if valid.
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
