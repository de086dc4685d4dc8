<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Base;

defined( 'ABSPATH' ) || exit;

/**
 * Says that the plugin was not built.
 *
 * The notice for people who run Frontage from its sources without a build.
 */
final class Missing_Build_Notice {
	/** Prints the notice to people who can act on it. */
	public static function notice(): void {
		if ( ! current_user_can( 'activate_plugins' ) ) {
			return;
		}
		wp_admin_notice(
			esc_html__( 'Frontage has not been built, so it does nothing yet. Run “npm ci && npm run build” in its folder, or install the ZIP file of a release.', 'frontage' ),
			array( 'type' => 'error' )
		);
	}
}
