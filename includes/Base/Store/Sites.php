<?php
declare( strict_types=1 );

namespace Frontage\Base\Store;

defined( 'ABSPATH' ) || exit;

/** Runs code on every site of a network, or on the single site. */
final class Sites {
	private const AT_ONCE = 100;

	/**
	 * Calls a function once per site.
	 *
	 * @param callable(): void $work Called while the site is the current one.
	 */
	public static function run_on_each( callable $work ): void {
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
