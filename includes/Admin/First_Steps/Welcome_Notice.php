<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Admin\First_Steps;

use Frontage\Admin\Settings\Screen;
use Frontage\Base\Bootable;
use Frontage\Base\Paths;


defined( 'ABSPATH' ) || exit;

/**
 * A word to the owner after installation.
 *
 * Says once to each administrator, on the dashboard or in the list of plugins, where to begin; nobody is sent anywhere.
 */
final class Welcome_Notice implements Bootable {
	public const WHEN = 'hook:admin_notices';

	private const SCREENS = array( 'dashboard', 'plugins' );

	/** Adds the hook. */
	public static function boot(): void {
		add_action( 'admin_notices', array( self::class, 'show' ) );
	}

	/** Shows the notice, if it is the first time and the place for it. */
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

	/** Whether the current screen is one where it may be said. */
	private static function is_the_place(): bool {
		return in_array( get_current_screen()->id ?? '', self::SCREENS, true );
	}
}
