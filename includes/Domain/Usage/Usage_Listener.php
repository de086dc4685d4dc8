<?php
declare( strict_types=1 );

namespace Frontage\Domain\Usage;

use Frontage\Base\Bootable;
use Frontage\Base\Paths;
use Frontage\Base\Store\Log;
use Frontage\Domain\Store\Retention;
use Frontage\Domain\Store\Schema;
use RuntimeException;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Updates the usage index when content is saved or deleted. Database errors never prevent a post from
 * being saved.
 */
final class Usage_Listener implements Bootable {
	public const WHEN = array(
		'hook:save_post',
		'hook:deleted_post',
		'hook:add_option_' . Non_Post_Content::WIDGETS,
		'hook:update_option_' . Non_Post_Content::WIDGETS,
		'hook:delete_option_' . Non_Post_Content::WIDGETS,
		'hook:switch_theme',
		'hook:' . Index_Builder::HOOK,
		'hook:' . Retention::HOOK,
		'hook:activate_{plugin}',
	);

	private const WITHOUT_CONTENT = array( 'trash', 'auto-draft' );

	/** Adds the hooks. */
	public static function boot(): void {
		add_action( 'save_post', array( self::class, 'on_saved' ), 20, 3 );
		add_action( 'deleted_post', array( self::class, 'on_deleted' ) );
		foreach ( array( 'add', 'update', 'delete' ) as $verb ) {
			add_action( "{$verb}_option_" . Non_Post_Content::WIDGETS, array( self::class, 'on_widgets_changed' ) );
		}
		add_action( 'switch_theme', array( self::class, 'on_theme_changed' ) );
		add_action( Index_Builder::HOOK, array( Index_Builder::class, 'run' ) );
		add_action( Retention::HOOK, array( Index_Builder::class, 'restart' ) );
		register_activation_hook( Paths::file(), array( Index_Builder::class, 'restart' ) );
	}

	/**
	 * Indexes a saved post.
	 *
	 * @param int $id Post ID.
	 * @param bool $is_update Whether it existed before.
	 */
	public static function on_saved( int $id, WP_Post $post, bool $is_update ): void {
		if ( 'revision' === $post->post_type ) {
			return;
		}
		$names = in_array( $post->post_status, self::WITHOUT_CONTENT, true ) ? array() : Block_Scanner::in( $post->post_content );
		if ( $is_update || array() !== $names ) {
			self::run_quietly( static fn () => Index::replace( $id, $names ) );
		}
	}

	/**
	 * Removes a deleted post.
	 *
	 * @param int $id Post ID.
	 */
	public static function on_deleted( int $id ): void {
		self::run_quietly( static fn () => Index::replace( $id, array() ) );
	}

	/** Indexes the widgets. */
	public static function on_widgets_changed(): void {
		self::run_quietly( array( Non_Post_Content::class, 'read_widgets' ) );
	}

	/** Indexes the files of the new theme. */
	public static function on_theme_changed(): void {
		self::run_quietly( array( Non_Post_Content::class, 'read_theme' ) );
	}

	/**
	 * Runs a callback and logs exceptions. On a site without tables, does nothing; the index is built once
	 * they exist.
	 *
	 * @param callable(): void $note Callback.
	 */
	private static function run_quietly( callable $note ): void {
		if ( ! Schema::is_current() ) {
			return;
		}
		try {
			$note();
		} catch ( RuntimeException $error ) {
			Log::count( 'usage_failed', 'index', $error->getMessage() );
		}
	}
}
