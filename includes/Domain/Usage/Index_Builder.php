<?php
declare( strict_types=1 );

namespace Frontage\Domain\Usage;

use Frontage\Base\Store\Cron_Batches;
use Frontage\Base\Store\Provides_Event_Labels;
use Frontage\Base\Store\Values;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.PreparedSQL.NotPrepared -- The statements are literals in variables; interpolation is still reported.

/**
 * Builds the usage index.
 *
 * Indexes all content in batches: after installation, after activation, and once a day to correct
 * deviations. The existing index stays available meanwhile.
 *
 * @phpstan-type State array{cursor: int, end: int, is_known: bool}
 */
final class Index_Builder implements Provides_Event_Labels {
	public const HOOK = 'frontage_usage';

	public const OPTION = 'frontage_usage_state';

	private const POSTS_AT_ONCE = 500;

	public static function event_labels(): array {
		return array( self::HOOK => __( 'Finding where blocks are used', 'frontage' ) );
	}

	/** Restarts from the first post; cron does the work. */
	public static function restart(): void {
		self::store( 0, self::highest(), self::state()['is_known'] );
		self::batches()->schedule();
	}

	/** Continues in a cron run. */
	public static function run(): void {
		self::batches()->run( self::step( ... ) );
	}

	/**
	 * Indexes one batch of posts.
	 *
	 * @return bool Whether there is nothing left to do, or another process is working on it.
	 */
	public static function step(): bool {
		return self::batches()->step( self::read_batch( ... ) );
	}

	/**
	 * Returns the progress.
	 *
	 * @return array{isKnown: bool, percent: int} Whether all content was indexed at least once, and the percentage indexed.
	 */
	public static function progress(): array {
		$state = self::state();
		return array(
			'isKnown' => $state['is_known'],
			'percent' => $state['is_known'] ? 100 : min( 99, intdiv( 100 * $state['cursor'], max( 1, $state['end'] ) ) ),
		);
	}

	/** Indexes the next batch. */
	private static function read_batch(): bool {
		$state = self::state();
		if ( $state['is_known'] && $state['cursor'] >= $state['end'] ) {
			return true;
		}
		// Known before the posts are read: the listener indexes those that are added after.
		$highest = self::highest();
		$posts   = self::posts_after( $state['cursor'] );
		$read    = (int) array_key_last( $posts );
		$is_last = count( $posts ) < self::POSTS_AT_ONCE;
		$last    = $is_last ? max( $read, $highest ) : $read;
		Index::replace_range( $state['cursor'], $last, array_map( array( Block_Scanner::class, 'in' ), $posts ) );
		if ( ! $is_last ) {
			self::store( $last, $state['end'], $state['is_known'] );
			return false;
		}
		Non_Post_Content::read();
		self::store( $state['end'], $state['end'], true );
		return true;
	}

	/**
	 * Returns the contents of the next posts; empty for posts that cannot contain our blocks.
	 *
	 * @param int $cursor ID of the last post indexed.
	 * @return array<int, string> Keyed by post ID.
	 */
	private static function posts_after( int $cursor ): array {
		global $wpdb;
		$sql  = "SELECT ID, CASE WHEN post_content LIKE %s AND post_type <> 'revision' "
			. "AND post_status NOT IN ('trash', 'auto-draft') THEN post_content ELSE '' END AS content FROM %i WHERE ID > %d "
			. 'ORDER BY ID LIMIT %d';
		$rows = $wpdb->get_results( $wpdb->prepare( $sql, '%frontage%', $wpdb->posts, $cursor, self::POSTS_AT_ONCE ) );
		return array_map( 'strval', array_column( (array) $rows, 'content', 'ID' ) );
	}

	/** Returns the ID of the newest post. */
	private static function highest(): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT MAX(ID) FROM %i', $wpdb->posts ) );
	}

	/** Returns how cron does the work. */
	private static function batches(): Cron_Batches {
		return new Cron_Batches( self::HOOK, 'usage' );
	}

	/**
	 * Returns the stored state.
	 *
	 * @return State
	 */
	private static function state(): array {
		$stored = (array) Values::get( self::OPTION );
		return array(
			'cursor'   => (int) ( $stored['cursor'] ?? 0 ),
			'end'      => (int) ( $stored['end'] ?? 0 ),
			'is_known' => (bool) ( $stored['is_known'] ?? false ),
		);
	}

	/**
	 * Stores the state.
	 *
	 * @param int $cursor ID of the last post indexed.
	 * @param int $end ID of the newest post when indexing started.
	 * @param bool $is_known Whether all content was indexed at least once.
	 */
	private static function store( int $cursor, int $end, bool $is_known ): void {
		Values::set( self::OPTION, compact( 'cursor', 'end', 'is_known' ) );
	}
}
