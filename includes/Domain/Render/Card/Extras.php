<?php
declare( strict_types=1 );

namespace Frontage\Domain\Render\Card;

use Frontage\Base\Error_Boundary;
use Frontage\Base\Html\Html;
use Frontage\Base\Settings\Options;
use Frontage\Domain\Query\Displayed_Posts;

defined( 'ABSPATH' ) || exit;

/** The additional card content of active modules. Extras of inactive modules are skipped. */
final class Extras {
	private const MOST = 5;

	/**
	 * Sanitizes the names of extras.
	 *
	 * @param mixed $saved Value of the block attribute `extras`.
	 * @return list<string>
	 */
	public static function named( mixed $saved ): array {
		$names = is_array( $saved )
			? array_filter(
				array_slice( $saved, 0, self::MOST ),
				static fn ( mixed $name ): bool => is_string( $name ) && 1 === preg_match( '/\A[a-z-]{1,40}\z/', $name )
			)
			: array();
		return array_values( array_unique( $names ) );
	}

	/**
	 * Returns the extras of a post.
	 *
	 * @param list<string> $names Names of the extras.
	 * @return list<Html>
	 */
	public static function html( array $names, int $post_id ): array {
		$found = array() === $names ? array() : Error_Boundary::each(
			Extra::class,
			static fn ( string $name ): ?Html => in_array( $name::key(), $names, true ) && Options::is_in_use( $name )
				? $name::of( $post_id, Displayed_Posts::ids() )
				: null
		);
		return array_values( array_filter( $found ) );
	}
}
