<?php
declare( strict_types=1 );

namespace Frontage\Domain\Blocks;

use Frontage\Base\Bootable;
use Frontage\Base\Store\Cron_Batches;
use Frontage\Base\Store\Provides_Event_Labels;
use Frontage\Base\Store\Resumes_Work;
use Frontage\Base\Store\Values;
use WP_Post;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.PreparedSQL.NotPrepared -- The statements are literals in variables; interpolation is still reported.

/**
 * Completes the words that earlier versions saved in posts, once after an update, so that they keep their column when Frontage is off.
 *
 * Only the content is written, and only if it is still what was read: no revision, no date, and no hooks of saving, by which other
 * plugins send emails or share posts. An editor that is open saves its own copy later, which is completed then.
 */
final class Saved_Html_Update implements Bootable, Provides_Event_Labels, Resumes_Work {
	public const WHEN = 'hook:' . self::HOOK;

	public const HOOK = 'frontage_saved_words';

	/** ID of the last post that was read; missing when there is nothing left to do. */
	public const CURSOR = 'frontage_saved_words_cursor';

	/** After which post a batch began, and how many processes have begun there. */
	private const TRIES = 'frontage_saved_words_tries';

	/** Maximum number of processes that begin with the same post: it may end each of them. */
	private const MOST_TRIES = 3;

	private const POSTS_AT_ONCE = 20;

	/** Adds the hook. */
	public static function boot(): void {
		add_action( self::HOOK, array( self::class, 'run' ) );
	}

	public static function event_labels(): array {
		return array( self::HOOK => __( 'Completing posts of earlier versions', 'frontage' ) );
	}

	/** Begins with the first post; cron does the work. */
	public static function restart(): void {
		Values::set( self::CURSOR, 0 );
		Values::delete( self::TRIES );
		self::batches()->schedule();
	}

	/** Schedules the event if posts are left. */
	public static function resume(): void {
		if ( null !== Values::get( self::CURSOR ) ) {
			self::batches()->schedule();
		}
	}

	/** Continues in a cron run. */
	public static function run(): void {
		self::batches()->run( self::step( ... ) );
	}

	/**
	 * Completes one batch of posts.
	 *
	 * @return bool Whether there is nothing left to do, or another process is working on it.
	 */
	public static function step(): bool {
		return self::batches()->step( self::complete_batch( ... ) );
	}

	/** Completes the next posts. */
	private static function complete_batch(): bool {
		$cursor = Values::fresh( self::CURSOR );
		if ( null === $cursor ) {
			return true;
		}
		$posts   = self::posts_after( (int) $cursor );
		$is_last = count( $posts ) < self::POSTS_AT_ONCE;
		$passed  = self::is_stuck( (int) $cursor ) ? $posts[0] ?? null : null;
		foreach ( $posts as $row ) {
			if ( $row !== $passed ) {
				self::complete( $row );
			}
			Values::set( self::CURSOR, (int) $row->ID );
		}
		if ( $is_last ) {
			Values::delete( self::CURSOR );
			Values::delete( self::TRIES );
		}
		return $is_last;
	}

	/**
	 * Notes that a batch begins, and returns whether too many began there before: no post may keep those after it from their turn.
	 *
	 * @param int $cursor ID of the last post that was read.
	 */
	private static function is_stuck( int $cursor ): bool {
		$before = Values::fresh( self::TRIES );
		$tries  = is_array( $before ) && ( $before['after'] ?? null ) === $cursor ? (int) $before['tries'] : 0;
		Values::set(
			self::TRIES,
			array(
				'after' => $cursor,
				'tries' => $tries + 1,
			)
		);
		return $tries >= self::MOST_TRIES;
	}

	/**
	 * Returns the next posts with blocks of ours.
	 *
	 * @param int $cursor ID of the last post that was read.
	 * @return list<\stdClass> Columns of the posts.
	 */
	private static function posts_after( int $cursor ): array {
		global $wpdb;
		$sql  = 'SELECT ID, post_author, post_type, post_status, post_content FROM %i WHERE ID > %d AND post_content LIKE %s '
			. "AND post_type NOT IN ('revision', 'customize_changeset') ORDER BY ID LIMIT %d";
		$like = '%' . $wpdb->esc_like( '<!-- wp:frontage/' ) . '%';
		return array_values( (array) $wpdb->get_results( $wpdb->prepare( $sql, $wpdb->posts, $cursor, $like, self::POSTS_AT_ONCE ) ) );
	}

	/**
	 * Completes a post, unless it was saved in the meantime.
	 *
	 * @param \stdClass $row Columns of the post.
	 */
	private static function complete( \stdClass $row ): void {
		global $wpdb;
		$content = (string) $row->post_content;
		$done    = Block_Tokens::is_markup( $content ) ? Saved_Content::complete( $content, new WP_Post( $row ) ) : $content;
		if ( $done === $content ) {
			return;
		}
		$sql = 'UPDATE %i SET post_content = %s WHERE ID = %d AND MD5( post_content ) = %s';
		if ( 1 === $wpdb->query( $wpdb->prepare( $sql, $wpdb->posts, $done, (int) $row->ID, md5( $content ) ) ) ) {
			wp_cache_delete( (int) $row->ID, 'posts' );
		}
	}

	/** Returns how cron does the work. */
	private static function batches(): Cron_Batches {
		return new Cron_Batches( self::HOOK, 'saved-words' );
	}
}
