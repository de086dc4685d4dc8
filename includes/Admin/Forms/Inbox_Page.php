<?php
declare( strict_types=1 );

namespace Frontage\Admin\Forms;

use Frontage\Admin\Settings\Screen;
use Frontage\Base\Bootable;
use Frontage\Base\Paths;
use Frontage\Domain\Forms\Unread_Count;

defined( 'ABSPATH' ) || exit;

/** The inbox in the admin menu, with the number of unread entries. */
final class Inbox_Page implements Bootable {
	public const WHEN = 'hook:admin_menu';

	/** Below Comments. */
	private const POSITION = 26;

	/** Tab of the settings screen that the inbox was, and that links in older emails lead to. */
	private const TAB = 'entries';

	/** Adds the hooks. */
	public static function boot(): void {
		add_action( 'admin_menu', array( self::class, 'add' ) );
		add_action( 'load-toplevel_page_' . Paths::SCREEN, array( self::class, 'redirect' ) );
	}

	/** Adds the menu item. */
	public static function add(): void {
		if ( ! current_user_can( Screen::CAPABILITY ) ) {
			return;
		}
		$hook = add_menu_page(
			__( 'Messages', 'frontage' ),
			__( 'Messages', 'frontage' ) . ' ' . self::bubble( Unread_Count::get() ),
			Screen::CAPABILITY,
			Paths::INBOX,
			static fn () => Screen::print_app( __( 'Messages', 'frontage' ) ),
			'dashicons-email',
			self::POSITION
		);
		Screen::load_on( $hook, array( '/frontage/v1/entries/overview' ) );
	}

	/** Leads from the former tab to the page. */
	public static function redirect(): void {
		// phpcs:disable WordPress.Security.NonceVerification -- Only where to go; nothing is changed.
		if ( isset( $_GET['tab'] ) && self::TAB === $_GET['tab'] && current_user_can( Screen::CAPABILITY ) ) {
			wp_safe_redirect( Paths::inbox( isset( $_GET['entry'] ) ? absint( $_GET['entry'] ) : 0 ) );
			exit;
		}
		// phpcs:enable WordPress.Security.NonceVerification
	}

	/**
	 * Returns the number as WordPress shows those of comments. It is hidden by WordPress if it is 0, and updated by the app.
	 *
	 * @param int $count Number of unread entries.
	 */
	public static function bubble( int $count ): string {
		$number = number_format_i18n( $count );
		return sprintf(
			'<span class="frontage-unread awaiting-mod count-%1$d"><span class="pending-count" aria-hidden="true">%2$s</span>'
				. '<span class="screen-reader-text">%3$s</span></span>',
			$count,
			esc_html( $number ),
			/* translators: %s: number of messages. */
			esc_html( sprintf( _n( '%s unread message', '%s unread messages', $count, 'frontage' ), $number ) )
		);
	}
}
