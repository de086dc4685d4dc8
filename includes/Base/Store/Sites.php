<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Base\Store;

defined( 'ABSPATH' ) || exit;

/**
 * All sites of a network.
 *
 * Does something on each site, or on the one site there is.
 */
final class Sites {
	private const AT_ONCE = 100;

	/**
	 * Does it.
	 *
	 * @param callable(): void $work What is done while the site is the current one.
	 */
	public static function each( callable $work ): void {
		if ( ! is_multisite() ) {
			$work();
			return;
		}
		for ( $offset = 0; ; $offset += self::AT_ONCE ) {
			$sites = get_sites(
				array(
					'fields' => 'ids',
					'number' => self::AT_ONCE,
					'offset' => $offset,
				)
			);
			foreach ( $sites as $site ) {
				switch_to_blog( (int) $site );
				$work();
				restore_current_blog();
			}
			if ( count( $sites ) < self::AT_ONCE ) {
				return;
			}
		}
	}
}
