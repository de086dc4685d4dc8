<?php
declare( strict_types=1 );

namespace Frontage\Domain\Blocks;

defined( 'ABSPATH' ) || exit;

/**
 * For whom blocks are read at the moment: the current visitor, or everybody.
 *
 * What is stored or sent is read as a visitor without login, cart and query string sees it, whichever user the request has.
 */
final class Audience {
	/**
	 * Number of calls of `everybody()` that are running.
	 *
	 * @var int
	 */
	private static int $everybody = 0;

	/**
	 * Posts whose blocks are being read, the innermost last.
	 *
	 * @var list<int>
	 */
	private static array $posts = array();

	/**
	 * Reads blocks as everybody sees them, for what is kept for others, such as a search index.
	 *
	 * @template T
	 * @param callable(): T $read Reads them.
	 * @return T
	 */
	public static function everybody( callable $read ): mixed {
		++self::$everybody;
		try {
			return $read();
		} finally {
			--self::$everybody;
		}
	}

	/**
	 * Reads blocks of a post that need not be the current one.
	 *
	 * @template T
	 * @param int $post Post ID.
	 * @param callable(): T $read Reads them.
	 * @return T
	 */
	public static function of_post( int $post, callable $read ): mixed {
		self::enter( $post );
		try {
			return $read();
		} finally {
			self::leave();
		}
	}

	/**
	 * Notes that blocks of a post are read from now on.
	 *
	 * @param int $post Post ID.
	 */
	public static function enter( int $post ): void {
		self::$posts[] = $post;
	}

	/** Notes that no more blocks of the post are read that was entered last. */
	public static function leave(): void {
		array_pop( self::$posts );
	}

	/** Returns the post whose blocks are read; 0 for none. */
	public static function post(): int {
		return array() === self::$posts ? (int) get_the_ID() : self::$posts[ array_key_last( self::$posts ) ];
	}

	/**
	 * Returns whether blocks are read for everybody: inside of `everybody()`, in feeds, by cron, on the command line, and in the
	 * admin area and for its scripts, where what is printed goes into emails.
	 */
	public static function is_everybody(): bool {
		return self::$everybody > 0
			|| wp_doing_cron()
			|| self::is_admin_area()
			|| ( wp_doing_ajax() && str_starts_with( (string) wp_get_raw_referer(), admin_url() ) )
			|| ( defined( 'WP_CLI' ) && WP_CLI )
			|| ( isset( $GLOBALS['wp_query'] ) && is_feed() );
	}

	/** Returns whether a screen of the admin area is printed, or handles what was sent from one. */
	public static function is_admin_area(): bool {
		return is_admin() && ! wp_doing_ajax() && ! wp_is_rest_endpoint();
	}

	/** Returns whether an editor asks by REST, which shows all blocks to people who may edit the post. */
	public static function is_editor(): bool {
		if ( self::is_everybody() || ! wp_is_rest_endpoint() ) {
			return false;
		}
		$post = self::post();
		return $post > 0 ? current_user_can( 'edit_post', $post ) : current_user_can( 'edit_posts' );
	}
}
