<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Usage;

use Frontage\Base\Clock;
use Frontage\Base\Store\Lock;


defined( 'ABSPATH' ) || exit;

/**
 * Reads all content once.
 *
 * Fills the index of usage in batches: after installation, after being switched on, and once a
 * day against drift. What is known stays known meanwhile.
 *
 * @phpstan-type State array{cursor: int, end: int, is_known: bool}
 */
final class Index_Builder {
	public const HOOK = 'frontage_usage';

	public const OPTION = 'frontage_usage_state';

	private const POSTS_AT_ONCE = 500;

	private const LOCK_SECONDS = 60;

	/** How long one visit of cron may work. */
	private const SECONDS = 10;

	/** Starts from the first post; cron does the work. */
	public static function restart(): void {
		self::store( 0, self::highest(), self::state()['is_known'] );
		self::schedule();
	}

	/** Works on, at cron's call. */
	public static function run(): void {
		$until = hrtime( true ) + self::SECONDS * 1_000_000_000;
		while ( ! self::step() ) {
			if ( hrtime( true ) > $until ) {
				self::schedule();
				return;
			}
		}
	}

	/**
	 * Reads one batch of posts.
	 *
	 * @return bool Whether there is nothing left to do, or somebody else is doing it.
	 */
	public static function step(): bool {
		$lock = Lock::take( 'usage', self::LOCK_SECONDS );
		if ( null === $lock ) {
			return true;
		}
		try {
			return self::read_batch();
		} finally {
			$lock->release();
		}
	}

	/**
	 * How far it is.
	 *
	 * @return array{isKnown: bool, percent: int} Whether all content was read at least once; how much of it was.
	 */
	public static function progress(): array {
		$state = self::state();
		return array(
			'isKnown' => $state['is_known'],
			'percent' => $state['is_known'] ? 100 : min( 99, intdiv( 100 * $state['cursor'], max( 1, $state['end'] ) ) ),
		);
	}

	/** Reads on from where the last batch ended. */
	private static function read_batch(): bool {
		$state = self::state();
		if ( $state['is_known'] && $state['cursor'] >= $state['end'] ) {
			return true;
		}
		$posts = self::posts_after( $state['cursor'] );
		$last  = count( $posts ) < self::POSTS_AT_ONCE ? PHP_INT_MAX : (int) array_key_last( $posts );
		Index::replace_range( $state['cursor'], $last, array_map( array( Block_Scanner::class, 'in' ), $posts ) );
		if ( PHP_INT_MAX !== $last ) {
			self::store( $last, $state['end'], $state['is_known'] );
			return false;
		}
		Non_Post_Content::read();
		self::store( $state['end'], $state['end'], true );
		return true;
	}

	/**
	 * Contents of the next posts; empty where ours cannot be in it.
	 *
	 * @param int $cursor The last post that was read.
	 * @return array<int, string> By post.
	 */
	private static function posts_after( int $cursor ): array {
		global $wpdb;
		$sql  = "SELECT ID, CASE WHEN post_content LIKE %s AND post_type <> 'revision' AND post_status NOT IN ('trash', 'auto-draft') THEN post_content ELSE '' END AS content FROM %i WHERE ID > %d ORDER BY ID LIMIT %d";
		$rows = $wpdb->get_results( $wpdb->prepare( $sql, '%frontage%', $wpdb->posts, $cursor, self::POSTS_AT_ONCE ) );
		return array_map( 'strval', array_column( (array) $rows, 'content', 'ID' ) );
	}

	/** Number of the newest post. */
	private static function highest(): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT MAX(ID) FROM %i', $wpdb->posts ) );
	}

	/** Asks cron to come. */
	private static function schedule(): void {
		if ( false === wp_next_scheduled( self::HOOK ) ) {
			wp_schedule_single_event( Clock::now(), self::HOOK );
		}
	}

	/**
	 * Where the last batch ended.
	 *
	 * @return State
	 */
	private static function state(): array {
		$stored = (array) get_option( self::OPTION );
		return array(
			'cursor'   => (int) ( $stored['cursor'] ?? 0 ),
			'end'      => (int) ( $stored['end'] ?? 0 ),
			'is_known' => (bool) ( $stored['is_known'] ?? false ),
		);
	}

	/**
	 * Writes down where a batch ended.
	 *
	 * @param int  $cursor   The last post that was read.
	 * @param int  $end      The newest post when the reading began.
	 * @param bool $is_known Whether all content was read at least once.
	 */
	private static function store( int $cursor, int $end, bool $is_known ): void {
		update_option( self::OPTION, compact( 'cursor', 'end', 'is_known' ), false );
	}
}
