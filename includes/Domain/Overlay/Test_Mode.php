<?php
declare( strict_types=1 );

namespace Frontage\Domain\Overlay;

use Frontage\Base\Bootable;
use WP_Admin_Bar;

defined( 'ABSPATH' ) || exit;

/**
 * The owner's view of a page in which every overlay opens again, and nothing is counted.
 *
 * A query argument of a page, obeyed for those who may manage the site; it changes only what they see.
 */
final class Test_Mode implements Bootable {
	public const WHEN = 'hook:admin_bar_menu';

	/** Query argument that turns it on. */
	public const PARAM = 'frontage-test-overlays';

	public const CAPABILITY = 'manage_options';

	/** After the items of WordPress. */
	private const POSITION = 90;

	public static function boot(): void {
		add_action( 'admin_bar_menu', array( self::class, 'add_link' ), self::POSITION );
	}

	/** Returns whether this request is a test. */
	public static function is_on(): bool {
		// phpcs:ignore WordPress.Security.NonceVerification -- It changes nothing.
		return isset( $_GET[ self::PARAM ] ) && current_user_can( self::CAPABILITY );
	}

	/**
	 * Adds a link that turns the test on or off, to pages with an overlay that opens automatically.
	 *
	 * @param WP_Admin_Bar $bar The admin bar, which is printed after the page's blocks.
	 */
	public static function add_link( WP_Admin_Bar $bar ): void {
		if ( is_admin() || ! current_user_can( self::CAPABILITY ) || array() === Rules::scripts() ) {
			return;
		}
		$is_on = self::is_on();
		$bar->add_node(
			array(
				'id'    => self::PARAM,
				'title' => $is_on ? esc_html__( 'Stop testing popups', 'frontage' ) : esc_html__( 'Test popups', 'frontage' ),
				'href'  => $is_on ? remove_query_arg( self::PARAM ) : add_query_arg( self::PARAM, '1' ),
			)
		);
	}
}
