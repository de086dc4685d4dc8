<?php
declare( strict_types=1 );

namespace Frontage\Domain\Forms;

defined( 'ABSPATH' ) || exit;

/** Validates email addresses, exactly as in S1 §5 and in linear time. Mirrors `src/lib/form-rules/email.ts`. */
final class Email_Address {
	private const MIN_CHARACTERS = 6;
	private const LOCAL          = '/\A[a-z0-9!#$%&\'*+\/=?^_`{|}~.-]++\z/';
	private const PART           = '/\A[a-z0-9-]++\z/';

	/**
	 * Normalizes an address for validation and storage: trimmed, in lowercase.
	 *
	 * @param string $text Text as typed.
	 */
	public static function clean( string $text ): string {
		return Plain_Text::lower( Plain_Text::trim( $text ) );
	}

	/**
	 * Returns whether a normalized text is an email address.
	 *
	 * @param string $text Result of `clean()`.
	 */
	public static function is_valid( string $text ): bool {
		$at = strpos( $text, '@' );
		if ( false === $at || strlen( $text ) < self::MIN_CHARACTERS || 1 !== preg_match( self::LOCAL, substr( $text, 0, $at ) ) ) {
			return false;
		}
		$parts = explode( '.', substr( $text, $at + 1 ) );
		foreach ( $parts as $part ) {
			if ( 1 !== preg_match( self::PART, $part ) || str_starts_with( $part, '-' ) || str_ends_with( $part, '-' ) ) {
				return false;
			}
		}
		return count( $parts ) > 1;
	}
}
