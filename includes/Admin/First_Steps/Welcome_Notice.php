<?php
declare( strict_types=1 );

namespace Frontage\Admin\First_Steps;

use Frontage\Admin\Settings\Screen;
use Frontage\Base\Bootable;
use Frontage\Base\Paths;

defined( 'ABSPATH' ) || exit;

/**
 * The welcome notice after installation.
 *
 * Shown once to each administrator, on the dashboard or the plugins screen. There is no redirect.
 */
final class Welcome_Notice implements Bootable {
	public const WHEN = 'hook:admin_notices';

	private const SCREENS = array( 'dashboard', 'plugins' );

	/** Adds the hook. */
	public static function boot(): void {
		add_action( 'admin_notices', array( self::class, 'show' ) );
	}

	/** Prints the notice the first time a suitable screen is visited. */
	public static function show(): void {
		if ( ! current_user_can( Screen::CAPABILITY ) || ! self::is_the_place() || Progress::has( 'greeted' ) ) {
			return;
		}
		Progress::note( 'greeted' );
		wp_admin_notice(
			sprintf(
				'%1$s <a href="%2$s">%3$s</a>',
				esc_html__( 'Frontage is ready. Its blocks are available in the editor.', 'frontage' ),
				esc_url( Paths::screen() ),
				esc_html__( 'See what’s included, or create a demo page', 'frontage' )
			),
			array(
				'type'               => 'info',
				'dismissible'        => true,
				'additional_classes' => array( 'frontage-greeting' ),
			)
		);
	}

	/** Returns whether the current screen may show the notice. */
	private static function is_the_place(): bool {
		return in_array( get_current_screen()->id ?? '', self::SCREENS, true );
	}
}
