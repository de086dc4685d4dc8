<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Forms;

defined( 'ABSPATH' ) || exit;

/**
 * The rule for email addresses.
 *
 * To the letter of S1 §5 and in linear time; the twin of `src/lib/form-rules/email.ts`.
 */
final class Email_Address {
	private const MIN_CHARACTERS = 6;
	private const LOCAL          = '/\A[a-z0-9!#$%&\'*+\/=?^_`{|}~.-]++\z/';
	private const PART           = '/\A[a-z0-9-]++\z/';

	/**
	 * As it is checked and kept: trimmed, in small letters.
	 *
	 * @param string $text What was typed.
	 */
	public static function clean( string $text ): string {
		return Plain_Text::lower( Plain_Text::trim( $text ) );
	}

	/**
	 * Whether a cleaned text is an address.
	 *
	 * @param string $text From `clean()`.
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
