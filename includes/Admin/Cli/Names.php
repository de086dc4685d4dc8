<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Admin\Cli;

defined( 'ABSPATH' ) || exit;

/**
 * Lists of names in options.
 *
 * Reads names separated by commas.
 */
final class Names {
	/**
	 * The names.
	 *
	 * @param string $text Such as `settings,counters`.
	 * @return list<string>
	 */
	public static function of( string $text ): array {
		return array_values( array_filter( array_map( 'trim', explode( ',', $text ) ), static fn ( string $name ): bool => '' !== $name ) );
	}
}
