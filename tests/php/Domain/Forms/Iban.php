<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Forms;

use Frontage\Domain\Forms\Field;
use Frontage\Domain\Forms\Field_Type;

/** A field type of another plugin: the number of a bank account, checked by its remainder (ISO 13616). */
final class Iban implements Field_Type {
	public const MESSAGE = 'Enter an IBAN such as DE89 3704 0044 0532 0130 00.';

	public static function name(): string {
		return 'iban';
	}

	public static function label(): string {
		return 'IBAN';
	}

	public static function attributes(): array {
		return array(
			'inputmode'      => 'text',
			'autocapitalize' => 'characters',
			'autocomplete'   => 'off',
			'placeholder'    => 'DE00 …',
			'id'             => 'never',
		);
	}

	public static function clean( string $value ): string {
		return strtoupper( (string) preg_replace( '/[\s.-]+/', '', $value ) );
	}

	public static function problem( string $value, Field $field ): string {
		if ( 1 !== preg_match( '/\A[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}\z/', $value ) ) {
			return self::MESSAGE;
		}
		$rest = 0;
		foreach ( str_split( substr( $value, 4 ) . substr( $value, 0, 4 ) ) as $character ) {
			$number = ctype_digit( $character ) ? (int) $character : ord( $character ) - 55;
			$rest   = ( $rest * ( $number > 9 ? 100 : 10 ) + $number ) % 97;
		}
		return 1 === $rest ? '' : self::MESSAGE;
	}
}
