<?php
declare( strict_types=1 );

namespace Frontage\Domain\Render\Card;

use Frontage\Base\Error_Boundary;
use Frontage\Base\Html\Html;
use Frontage\Base\Named_Classes;
use Frontage\Base\Settings\Options;
use Frontage\Domain\Query\Displayed_Posts;

defined( 'ABSPATH' ) || exit;

/** The additional card content of active modules. Extras of inactive modules are skipped. */
final class Extras {
	private const MOST = 5;

	/**
	 * Returns the extras of active modules and of other plugins.
	 *
	 * @return array<string, class-string<Extra>> Keyed by name.
	 */
	public static function all(): array {
		return array_filter( Named_Classes::of( Extra::class, 'key' ), Options::is_in_use( ... ) );
	}

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
				static fn ( mixed $name ): bool => is_string( $name ) && 1 === preg_match( Named_Classes::NAME, $name )
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
		$found = array();
		foreach ( array() === $names ? array() : array_intersect_key( self::all(), array_flip( $names ) ) as $class ) {
			$found[] = Error_Boundary::call( $class, static fn (): ?Html => $class::of( $post_id, Displayed_Posts::ids() ), null );
		}
		return array_values( array_filter( $found ) );
	}
}
