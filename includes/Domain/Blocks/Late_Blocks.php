<?php
declare( strict_types=1 );

namespace Frontage\Domain\Blocks;

use Closure;
use Frontage\Base\Manifest;
use WP_Block_Supports;

defined( 'ABSPATH' ) || exit;

/**
 * Registers the blocks only once something may print or describe them.
 *
 * For visitors' requests to admin-ajax.php and the REST API, and for heartbeat: most are for another plugin or for WordPress, and
 * print no blocks. Users have all blocks from the start: a tool of another plugin may list them.
 */
final class Late_Blocks {
	/** Hooks that fire before a block can be printed. */
	private const PRINTING = array( 'block_parser_class', 'pre_render_block' );

	/** REST requests of users who were not known when WordPress started: they sent an application password. */
	private const HANDLING = 'rest_pre_dispatch';

	/**
	 * Registers the blocks; null if nothing waits.
	 *
	 * @var (Closure(): void)|null
	 */
	private static ?Closure $registers = null;

	/**
	 * Waits if this request may do without blocks.
	 *
	 * @param Closure(): void $registers Registers the blocks.
	 */
	public static function defer( Closure $registers ): bool {
		// phpcs:ignore WordPress.Security -- Only compared.
		$action     = wp_doing_ajax() ? $_REQUEST['action'] ?? '' : '';
		$is_ours    = is_string( $action ) && isset( Manifest::get()['actions'][ $action ] );
		$is_waiting = ! $is_ours && ( 'heartbeat' === $action || ! is_user_logged_in() );
		foreach ( $is_waiting ? self::PRINTING : array() as $hook ) {
			add_filter( $hook, array( self::class, 'register' ), PHP_INT_MIN );
		}
		if ( $is_waiting ) {
			self::$registers = $registers;
			add_filter( self::HANDLING, array( self::class, 'register_for_users' ), PHP_INT_MIN );
		}
		return $is_waiting;
	}

	/**
	 * Registers the blocks if they are waited for.
	 *
	 * @param mixed $value Filtered value, passed through.
	 */
	public static function register( mixed $value = null ): mixed {
		$registers = self::$registers;
		if ( null === $registers ) {
			return $value;
		}
		self::$registers = null;
		foreach ( self::PRINTING as $hook ) {
			remove_filter( $hook, array( self::class, 'register' ), PHP_INT_MIN );
		}
		$registers();
		if ( ! doing_action( 'init' ) ) {
			WP_Block_Supports::init();
		}
		return $value;
	}

	/**
	 * Registers the blocks before the REST request of a user is handled.
	 *
	 * @param mixed $answer Response, passed through.
	 */
	public static function register_for_users( mixed $answer ): mixed {
		return is_user_logged_in() ? self::register( $answer ) : $answer;
	}
}
