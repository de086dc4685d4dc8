<?php
declare( strict_types=1 );

namespace Frontage\Domain\Search\Index;

use Frontage\Base\Bootable;
use Frontage\Base\Paths;
use Frontage\Base\Store\Log;
use Frontage\Domain\Search\Search_Settings;
use Frontage\Domain\Store\Retention;
use Frontage\Domain\Store\Schema;
use RuntimeException;
use WP_Post;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps the search index with saves, deletions and renames.
 *
 * A request indexes a few posts itself; cron does the rest. Database errors never prevent anything from being saved.
 */
final class Search_Listener implements Bootable {
	public const WHEN = array(
		'hook:wp_after_insert_post',
		'hook:deleted_post',
		'hook:set_object_terms',
		'hook:saved_term',
		'hook:delete_term',
		'hook:profile_update',
		'hook:deleted_user',
		'hook:' . Search_Builder::HOOK,
		'hook:' . Scheduled_Words::HOOK,
		'hook:' . Retention::HOOK,
		'hook:activate_{plugin}',
	);

	/** Posts that one request indexes itself. */
	private const MOST_PER_REQUEST = 20;

	/**
	 * Number of posts that this request has indexed.
	 *
	 * @var int
	 */
	private static int $indexed = 0;

	/** Adds the hooks. */
	public static function boot(): void {
		add_action( 'wp_after_insert_post', array( self::class, 'on_saved' ), 20, 4 );
		add_action( 'deleted_post', array( self::class, 'on_deleted' ), 10, 2 );
		add_action( 'set_object_terms', array( self::class, 'on_terms_set' ), 10, 6 );
		add_action( 'saved_term', array( self::class, 'on_term_saved' ), 10, 2 );
		add_action( 'delete_term', array( self::class, 'on_term_deleted' ), 10, 5 );
		add_action( 'profile_update', array( self::class, 'on_user_saved' ), 10, 2 );
		add_action( 'deleted_user', array( self::class, 'on_user_deleted' ), 10, 2 );
		add_action( Search_Builder::HOOK, array( self::class, 'on_cron' ) );
		add_action( Scheduled_Words::HOOK, array( self::class, 'on_texts_changed' ) );
		add_action( Retention::HOOK, array( self::class, 'on_daily' ) );
		register_activation_hook( Paths::file(), array( self::class, 'on_activated' ) );
	}

	/** Goes on building. */
	public static function on_cron(): void {
		if ( Schema::is_current() ) {
			Search_Builder::run();
		}
	}

	/** Indexes a post of which a block appears or disappears by date, and clears its lists, which keep what a search has found. */
	public static function on_texts_changed( mixed $id ): void {
		$post = is_numeric( $id ) ? get_post( (int) $id ) : null;
		if ( $post instanceof WP_Post ) {
			clean_post_cache( $post );
			self::run_quietly( static fn () => Index::index_posts( array( $post->ID ) ) );
			Scheduled_Words::plan( $post );
		}
	}

	/** Does the daily work. */
	public static function on_daily(): void {
		if ( Schema::is_current() ) {
			Search_Builder::schedule_daily();
		}
	}

	/** Checks everything before the index is used again: what changed while Frontage was off is not in it. */
	public static function on_activated(): void {
		Search_Builder::restart( false );
	}

	/**
	 * Indexes a saved post, with its terms and its author.
	 *
	 * @param int $id Post ID.
	 * @param WP_Post $post Post as it was saved.
	 * @param bool $is_update Whether it existed before.
	 * @param WP_Post|null $before Post as it was before; null if it is new.
	 */
	public static function on_saved( int $id, WP_Post $post, bool $is_update, ?WP_Post $before ): void {
		Scheduled_Words::plan( $post );
		if ( in_array( $post->post_type, Index::types(), true ) || ( $before && in_array( $before->post_type, Index::types(), true ) ) ) {
			self::index( $id );
			if ( ! $before || $before->post_status !== $post->post_status || $before->post_author !== $post->post_author ) {
				$authors = array_map( 'intval', array_filter( array( $post->post_author, $before->post_author ?? 0 ) ) );
				self::run_quietly( static fn () => Index::index_authors( array_values( array_unique( $authors ) ) ) );
			}
		}
	}

	/**
	 * Removes a deleted post.
	 *
	 * @param int $id Post ID.
	 * @param WP_Post $post Post as it was before it was deleted.
	 */
	public static function on_deleted( int $id, WP_Post $post ): void {
		if ( in_array( $post->post_type, Index::types(), true ) ) {
			self::run_quietly( static fn () => Postings::remove( Postings::POST, array( $id ) ) );
			self::run_quietly( static fn () => Index::index_authors( array( (int) $post->post_author ) ) );
		}
	}

	/**
	 * Indexes a post whose terms changed without a save.
	 *
	 * @param int $id Object ID.
	 * @param mixed $terms Slugs or IDs that the caller gave.
	 * @param mixed $places Term taxonomy IDs.
	 * @param string $taxonomy Name of the taxonomy.
	 * @param mixed $append Whether they were added.
	 * @param mixed $old_places Term taxonomy IDs before.
	 */
	public static function on_terms_set( int $id, mixed $terms, mixed $places, string $taxonomy, mixed $append, mixed $old_places ): void {
		$now    = array_map( 'intval', (array) $places );
		$before = array_map( 'intval', (array) $old_places );
		$is_new = array() !== array_diff( $now, $before ) || ( ! $append && array() !== array_diff( $before, $now ) );
		if ( $is_new && is_taxonomy_viewable( $taxonomy ) && '' !== Docs::content( Postings::POST, $id ) ) {
			self::on_later( static fn () => Docs::mark( array( $id ) ) );
		}
	}

	/**
	 * Indexes a term, and its posts later.
	 *
	 * @param int $id Term ID.
	 * @param int $place Term taxonomy ID.
	 */
	public static function on_term_saved( int $id, int $place ): void {
		self::run_quietly( static fn () => Index::index_terms( array( $id ) ) );
		self::on_later( static fn () => Docs::mark_term( $place ) );
	}

	/**
	 * Removes a deleted term; its posts are indexed later.
	 *
	 * @param int $id Term ID.
	 * @param int $place Term taxonomy ID.
	 * @param string $taxonomy Name of the taxonomy.
	 * @param mixed $term Deleted term.
	 * @param mixed $objects IDs of what had the term.
	 */
	public static function on_term_deleted( int $id, int $place, string $taxonomy, mixed $term, mixed $objects ): void {
		self::run_quietly( static fn () => Postings::remove( Postings::TERM, array( $id ) ) );
		$posts = is_taxonomy_viewable( $taxonomy ) ? array_values( array_map( 'intval', (array) $objects ) ) : array();
		if ( array() !== $posts ) {
			self::on_later( static fn () => Docs::mark( $posts ) );
		}
	}

	/**
	 * Indexes a user with another name, and the user's posts later.
	 *
	 * @param int $id User ID.
	 * @param WP_User $before User as it was before the update.
	 */
	public static function on_user_saved( int $id, WP_User $before ): void {
		$user = get_userdata( $id );
		if ( $user && $user->display_name !== $before->display_name ) {
			self::run_quietly( static fn () => Index::index_authors( array( $id ) ) );
			self::on_later( static fn () => Docs::mark_author( $id ) );
		}
	}

	/**
	 * Removes a deleted user; posts that another user has now are indexed later.
	 *
	 * @param int $id User ID.
	 * @param mixed $heir ID of the user who has the posts now; null if they were deleted.
	 */
	public static function on_user_deleted( int $id, mixed $heir ): void {
		self::run_quietly( static fn () => Postings::remove( Postings::AUTHOR, array( $id ) ) );
		if ( is_numeric( $heir ) && $heir > 0 ) {
			self::run_quietly( static fn () => Index::index_authors( array( (int) $heir ) ) );
			self::on_later( static fn () => Docs::mark_author( (int) $heir ) );
		}
	}

	/** Starts counting again, for tests. */
	public static function reset(): void {
		self::$indexed = 0;
	}

	/**
	 * Indexes a post now, or later if this request has saved many.
	 *
	 * @param int $id Post ID.
	 */
	private static function index( int $id ): void {
		if ( ++self::$indexed > self::MOST_PER_REQUEST ) {
			self::on_later( static fn () => Docs::mark( array( $id ) ) );
		} else {
			self::run_quietly( static fn () => Index::index_posts( array( $id ) ) );
		}
	}

	/**
	 * Notes what cron will index.
	 *
	 * @param callable(): void $mark Notes it.
	 */
	private static function on_later( callable $mark ): void {
		self::run_quietly(
			static function () use ( $mark ): void {
				$mark();
				Search_Builder::continue_later();
			}
		);
	}

	/**
	 * Runs a callback and logs exceptions. Does nothing on a site without tables, or without an index.
	 *
	 * @param callable(): void $work Callback.
	 */
	private static function run_quietly( callable $work ): void {
		if ( ! Schema::is_current() || ! Search_Settings::is_kept() ) {
			return;
		}
		try {
			$work();
		} catch ( RuntimeException $error ) {
			Log::count( 'search_failed', 'index', $error->getMessage() );
		}
	}
}
