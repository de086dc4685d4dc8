<?php
declare( strict_types=1 );

namespace Frontage\Admin\Cli;

defined( 'ABSPATH' ) || exit;

/** Parses comma-separated lists in command options. */
final class Names {
	/**
	 * Returns the names in a comma-separated list.
	 *
	 * @param string $text Comma-separated names, such as `settings,counters`.
	 * @return list<string>
	 */
	public static function of( string $text ): array {
		return array_values( array_filter( array_map( 'trim', explode( ',', $text ) ), static fn ( string $name ): bool => '' !== $name ) );
	}
}
