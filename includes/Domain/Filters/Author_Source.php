<?php
declare( strict_types=1 );

namespace Frontage\Domain\Filters;

defined( 'ABSPATH' ) || exit;

/** The authors of posts, as a source of values. */
final class Author_Source implements With_Filter {
	public static function name(): string {
		return 'author';
	}

	public static function label(): string {
		return __( 'Author', 'frontage' );
	}

	public static function filter(): string {
		return Author_Filter::class;
	}
}
