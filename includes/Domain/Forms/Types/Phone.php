<?php
declare( strict_types=1 );

namespace Frontage\Domain\Forms\Types;

use Frontage\Domain\Forms\Field;
use Frontage\Domain\Forms\Field_Type;
use Frontage\Domain\Forms\Field_Types;

defined( 'ABSPATH' ) || exit;

/** A phone number; browsers check it by the same rule. */
final class Phone implements Field_Type {
	public static function name(): string {
		return 'phone';
	}

	public static function label(): string {
		return __( 'Phone', 'frontage' );
	}

	public static function attributes(): array {
		return array( 'type' => 'tel' );
	}

	public static function clean( string $value ): string {
		return $value;
	}

	public static function problem( string $value, Field $field ): string {
		return Field_Types::is_phone( $value ) ? '' : 'phone';
	}
}
