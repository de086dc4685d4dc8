<?php
declare( strict_types=1 );

namespace Frontage\Domain\Forms\Types;

use Frontage\Domain\Forms\Field;
use Frontage\Domain\Forms\Field_Type;
use Frontage\Domain\Forms\Field_Types;

defined( 'ABSPATH' ) || exit;

/** A web address; browsers check it by the same rule. */
final class Web_Address implements Field_Type {
	public static function name(): string {
		return 'url';
	}

	public static function label(): string {
		return __( 'URL', 'frontage' );
	}

	public static function attributes(): array {
		return array( 'type' => 'url' );
	}

	public static function clean( string $value ): string {
		return $value;
	}

	public static function problem( string $value, Field $field ): string {
		return Field_Types::is_url( $value ) ? '' : 'url';
	}
}
