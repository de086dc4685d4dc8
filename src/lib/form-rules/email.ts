/**
 * Validates email addresses exactly as in S1 §5 and in linear time; mirrors
 * `includes/Domain/Forms/Email_Address.php`.
 */
import { lower, trim } from './text';

const MIN_CHARACTERS = 6;
const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~.-]+$/;
const PART = /^[a-z0-9-]+$/;

/**
 * As it is checked and kept: trimmed, in small letters.
 *
 * @param text What was typed.
 */
export const cleanEmail = ( text: string ): string => lower( trim( text ) );

/**
 * Whether a cleaned text is an address.
 *
 * @param text From `cleanEmail()`.
 */
export function isEmail( text: string ): boolean {
	const at = text.indexOf( '@' );
	if ( text.length < MIN_CHARACTERS || at < 0 ) {
		return false;
	}
	const parts = text.slice( at + 1 ).split( '.' );
	return (
		LOCAL.test( text.slice( 0, at ) ) &&
		parts.length > 1 &&
		parts.every(
			( part ) =>
				PART.test( part ) &&
				! part.startsWith( '-' ) &&
				! part.endsWith( '-' )
		)
	);
}
