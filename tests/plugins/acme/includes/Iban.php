<?php
declare( strict_types=1 );

namespace Acme;

use Frontage\Domain\Forms\Field;
use Frontage\Domain\Forms\Field_Type;

defined( 'ABSPATH' ) || exit;

/** A field for the number of a bank account, checked by its remainder (ISO 13616). */
final class Iban implements Field_Type {
	private const PATTERN = '/\A[A-Z]{2}\d{2}[A-Z0-9]{11,30}\z/';

	public static function name(): string {
		return 'acme-iban';
	}

	public static function label(): string {
		return __( 'IBAN', 'acme' );
	}

	public static function attributes(): array {
		return array(
			'autocapitalize' => 'characters',
			'autocomplete'   => 'off',
			'placeholder'    => 'DE89 3704 0044 0532 0130 00',
		);
	}

	public static function clean( string $value ): string {
		return strtoupper( (string) preg_replace( '/[\s.-]+/', '', $value ) );
	}

	public static function problem( string $value, Field $field ): string {
		$is_valid = 1 === preg_match( self::PATTERN, $value ) && 1 === self::remainder( $value );
		return $is_valid ? '' : __( 'Enter an IBAN such as DE89 3704 0044 0532 0130 00.', 'acme' );
	}

	/** Returns the remainder of a division by 97: of the number with its first four characters at the end, and letters as 10 to 35. */
	private static function remainder( string $iban ): int {
		$remainder = 0;
		foreach ( str_split( substr( $iban, 4 ) . substr( $iban, 0, 4 ) ) as $character ) {
			$digits = ctype_digit( $character ) ? $character : (string) ( ord( $character ) - 55 );
			foreach ( str_split( $digits ) as $digit ) {
				$remainder = ( $remainder * 10 + (int) $digit ) % 97;
			}
		}
		return $remainder;
	}
}
