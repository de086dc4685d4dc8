<?php
declare( strict_types=1 );

namespace Frontage\Domain\Query;

defined( 'ABSPATH' ) || exit;

/**
 * Which custom fields are public.
 *
 * Others could hold what only editors may know, and a list or gallery that reads them would show it.
 */
final class Public_Meta {
	/**
	 * Returns whether the REST API exposes a custom field of one of the post types.
	 *
	 * @param string $key Meta key.
	 * @param list<string> $types Post types.
	 */
	public static function has( string $key, array $types ): bool {
		foreach ( array_merge( array( '' ), $types ) as $type ) {
			if ( ! empty( get_registered_meta_keys( 'post', $type )[ $key ]['show_in_rest'] ) ) {
				return true;
			}
		}
		return false;
	}
}
