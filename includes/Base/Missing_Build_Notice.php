<?php
declare( strict_types=1 );

namespace Frontage\Base;

defined( 'ABSPATH' ) || exit;

/** The notice shown when Frontage runs from source without a build. */
final class Missing_Build_Notice {
	/** Prints the notice to users who can activate plugins. */
	public static function print_notice(): void {
		if ( ! current_user_can( 'activate_plugins' ) ) {
			return;
		}
		wp_admin_notice(
			esc_html__(
				'Frontage has not been built, so it does nothing yet. Run “npm ci && npm run build” in its folder, or install the ZIP file of a release.',
				'frontage'
			),
			array( 'type' => 'error' )
		);
	}
}
