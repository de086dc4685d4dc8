<?php
declare( strict_types=1 );

namespace Frontage\Domain\Filters;

defined( 'ABSPATH' ) || exit;

/** A public custom field, which the filter's author names, as a source of values. */
final class Field_Source implements With_Filter {
	public static function name(): string {
		return 'field';
	}

	public static function label(): string {
		return __( 'Custom field', 'frontage' );
	}

	public static function filter(): string {
		return Field_Filter::class;
	}
}
