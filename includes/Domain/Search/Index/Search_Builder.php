<?php
declare( strict_types=1 );

namespace Frontage\Domain\Search\Index;

use Frontage\Base\Store\Cron_Batches;
use Frontage\Base\Store\Provides_Event_Labels;
use Frontage\Base\Store\Retry;
use Frontage\Base\Store\Tables;
use Frontage\Base\Store\Values;
use Frontage\Domain\Filters\Index\Facet_Blocks;
use Frontage\Domain\Search\Search_Settings;
use Frontage\Domain\Store\After_Migration;
use Frontage\Http\Content_Version;

defined( 'ABSPATH' ) || exit;

/**
 * Builds the search index in batches.
 *
 * After installation and once a day, to correct deviations; unchanged posts cost one look. An interrupted build
 * continues where it stopped. Until the first one is complete, WordPress's own search is used.
 *
 * @phpstan-type State array{phase: string, cursor: int, read: int, total: int, is_ready: bool}
 */
final class Search_Builder implements After_Migration, Provides_Event_Labels {
	public const HOOK = 'frontage_search_build';

	public const OPTION = 'frontage_search_state';

	private const AT_ONCE = 50;

	/** Versions of the tables after which the index is built again: new tables, and words of hidden blocks that must go. */
	private const VERSIONS = array( 10, 20 );

	/** What is indexed, in this order. */
	private const PHASES = array( 'posts', 'terms', 'authors', 'stale', 'done' );

	public static function event_labels(): array {
		return array( self::HOOK => __( 'Updating the search index', 'frontage' ) );
	}

	public static function after_migration( int $version ): void {
		if ( in_array( $version, self::VERSIONS, true ) ) {
			self::restart();
		}
	}

	/**
	 * Restarts from the first post; cron does the work.
	 *
	 * @param bool $is_ready Whether what is there is used meanwhile, if it was complete.
	 */
	public static function restart( bool $is_ready = true ): void {
		self::store( 'posts', 0, $is_ready && self::is_ready() );
		self::batches()->schedule();
	}

	/** Starts again daily, and deletes words that nothing uses. */
	public static function schedule_daily(): void {
		if ( ! Search_Settings::is_kept() ) {
			self::drop();
			return;
		}
		Vocabulary::clean();
		if ( 'done' === self::state()['phase'] ) {
			self::restart();
		}
		self::batches()->schedule(); // A large site may need more than a day.
	}

	/** Empties the index of a site that does not want one. */
	public static function drop(): void {
		global $wpdb;
		foreach ( array( 'search', 'search_words', 'search_grams', 'search_docs' ) as $table ) {
			Retry::write( $wpdb->prepare( 'DELETE FROM %i', Tables::name( $table ) ) );
		}
		Facet_Blocks::outdate();
		Vocabulary::forget();
		self::store( 'posts', 0, false );
	}

	/** Indexes posts that wait, as soon as cron runs. */
	public static function continue_later(): void {
		$state = self::state();
		if ( 'done' === $state['phase'] ) {
			self::store( 'stale', 0, $state['is_ready'] );
		}
		self::batches()->schedule();
	}

	/** Continues in a cron run. */
	public static function run(): void {
		self::batches()->run( self::step( ... ) );
	}

	/**
	 * Indexes one batch.
	 *
	 * @return bool Whether there is nothing left to do, or another process is working on it.
	 */
	public static function step(): bool {
		return ! Search_Settings::is_kept() || self::batches()->step( self::batch( ... ) );
	}

	/** Returns whether everything was indexed at least once. */
	public static function is_ready(): bool {
		return self::state()['is_ready'];
	}

	/**
	 * Returns the progress.
	 *
	 * @return array{isReady: bool, isDone: bool, percent: int} Whether searches use the index, whether nothing waits, and
	 *   the percentage of posts indexed.
	 */
	public static function progress(): array {
		$state = self::state();
		return array(
			'isReady' => $state['is_ready'],
			'isDone'  => 'done' === $state['phase'],
			'percent' => 'posts' === $state['phase'] ? min( 99, intdiv( 100 * $state['read'], max( 1, $state['total'] ) ) ) : 100,
		);
	}

	/** Indexes the next batch of the current phase. */
	private static function batch(): bool {
		$state = self::state();
		if ( 'done' === $state['phase'] ) {
			return true;
		}
		$ids = Batch::ids( $state['phase'], $state['cursor'], self::AT_ONCE );
		Batch::index( $state['phase'], $ids, $state['cursor'], count( $ids ) < self::AT_ONCE );
		if ( count( $ids ) >= self::AT_ONCE ) {
			$cursor = 'stale' === $state['phase'] ? 0 : max( $ids );
			self::store( $state['phase'], $cursor, $state['is_ready'], $state['read'] + self::AT_ONCE );
			return false;
		}
		$next = self::PHASES[ (int) array_search( $state['phase'], self::PHASES, true ) + 1 ] ?? 'done';
		self::store( $next, 0, $state['is_ready'] || 'done' === $next );
		if ( 'done' === $next ) {
			Content_Version::change();
			wp_cache_set_posts_last_changed();
		}
		return 'done' === $next;
	}

	/** Returns how cron does the work. */
	private static function batches(): Cron_Batches {
		return new Cron_Batches( self::HOOK, 'search' );
	}

	/**
	 * Returns the stored state.
	 *
	 * @return State
	 */
	private static function state(): array {
		$stored = Values::get( self::OPTION );
		$stored = is_array( $stored ) ? $stored : array();
		$phase  = (string) ( $stored['phase'] ?? '' );
		return array(
			'phase'    => in_array( $phase, self::PHASES, true ) ? $phase : 'posts',
			'cursor'   => (int) ( $stored['cursor'] ?? 0 ),
			'read'     => (int) ( $stored['read'] ?? 0 ),
			'total'    => (int) ( $stored['total'] ?? 0 ),
			'is_ready' => (bool) ( $stored['is_ready'] ?? false ),
		);
	}

	/**
	 * Stores the state; autoloaded, because each search needs it.
	 *
	 * @param string $phase One of the phases.
	 * @param int $cursor ID of the last object indexed.
	 * @param bool $is_ready Whether searches use the index.
	 * @param int $read Number of objects indexed in this phase.
	 */
	private static function store( string $phase, int $cursor, bool $is_ready, int $read = 0 ): void {
		$total = 0 === $read && 'posts' === $phase ? Batch::count_posts() : self::state()['total'];
		Values::set( self::OPTION, compact( 'phase', 'cursor', 'read', 'total', 'is_ready' ), true );
	}
}
