<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Query;

// phpcs:disable WordPress.Arrays -- Short lists of settings.
// phpcs:disable WordPress.DB -- Tables as the plugins create them.

use Frontage\Domain\Query\Cursor;
use Frontage\Domain\Query\Listing;
use Frontage\Domain\Query\Ordering;
use Frontage\Domain\Query\Query_Spec;
use Frontage\Domain\Query\Views_Order;
use PHPUnit\Framework\Attributes\DataProvider;

/** Tests that lists sort by views as statistics plugins store them, and only where one of them is active. */
final class ViewsOrderTest extends List_TestCase {
	/** Views of posts by their place; the last two have none. */
	private const VIEWS = array( 7, 120, 7, 3, 1000 );

	/** @var list<int> */
	private array $posts = array();

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		global $wpdb; // Not within a test: creating a table would commit what the test has written.
		$wpdb->query(
			"CREATE TABLE {$wpdb->prefix}koko_analytics_post_stats (date DATE NOT NULL, path_id INT UNSIGNED NOT NULL, "
				. 'post_id INT UNSIGNED NOT NULL DEFAULT 0, visitors INT UNSIGNED NOT NULL DEFAULT 0, '
				. 'pageviews INT UNSIGNED NOT NULL DEFAULT 0, PRIMARY KEY (date, path_id))'
		);
		$wpdb->query(
			"CREATE TABLE {$wpdb->prefix}post_views (`id` bigint unsigned NOT NULL, `type` tinyint(1) unsigned NOT NULL, "
				. '`period` varchar(8) NOT NULL, `count` bigint unsigned NOT NULL, PRIMARY KEY (type, period, id))'
		);
	}

	public static function tearDownAfterClass(): void {
		global $wpdb;
		$wpdb->query( "DROP TABLE {$wpdb->prefix}koko_analytics_post_stats" );
		$wpdb->query( "DROP TABLE {$wpdb->prefix}post_views" );
		parent::tearDownAfterClass();
	}

	protected function setUp(): void {
		parent::setUp();
		wp_delete_post( 1, true );
		$this->posts = $this->make_posts( 7 );
		self::forget();
	}

	protected function tearDown(): void {
		parent::tearDown();
		self::forget();
	}

	/**
	 * Returns the plugins.
	 *
	 * @return array<string, array{string, string, callable(list<int>): void}>
	 */
	public static function plugins(): array {
		return array(
			'Koko Analytics'     => array( 'koko-analytics/koko-analytics.php', 'Koko Analytics', self::koko( ... ) ),
			'Post Views Counter' => array( 'post-views-counter/post-views-counter.php', 'Post Views Counter', self::counter( ... ) ),
			'WP-PostViews'       => array( 'wp-postviews/wp-postviews.php', 'WP-PostViews', self::postviews( ... ) ),
		);
	}

	/**
	 * @param string $plugin Main file.
	 * @param string $name Name of the plugin.
	 * @param callable(list<int>): void $store Stores the views as the plugin does.
	 */
	#[DataProvider( 'plugins' )]
	public function test_a_list_is_sorted_and_paged_by_what_the_plugin_stores( string $plugin, string $name, callable $store ): void {
		$store( $this->posts );
		self::assertSame( 'date', Query_Spec::of( array( 'orderBy' => 'count-views' ) )->data['orderBy'], 'nobody counts' );
		self::assertArrayNotHasKey( 'views', Ordering::counters() );
		update_option( 'active_plugins', array( $plugin ) );
		self::forget();
		self::assertSame( "Views, as counted by $name", Ordering::counters()['views'] );

		list( $p0, $p1, $p2, $p3, $p4, $p5, $p6 ) = $this->posts;
		self::assertSame( array( $p4, $p1, $p0, $p2, $p3, $p5, $p6 ), $this->all( 'desc' ) );
		self::assertSame( array( $p6, $p5, $p3, $p2, $p0, $p1, $p4 ), $this->all( 'asc' ) );
	}

	public function test_a_plugin_without_its_table_or_with_other_columns_counts_nothing(): void {
		update_option( 'active_plugins', array( 'koko-analytics/koko-analytics.php' ) );
		self::forget();
		self::assertTrue( Views_Order::is_active() );
		// The column of the post had another name before version 2.
		foreach ( array( array( 'table' => 'koko_analytics_nothing' ), array( 'post' => 'object' ) ) as $other ) {
			$change = static fn ( array $sources ): array => array( 'koko' => $other + $sources['koko-analytics'] );
			add_filter( 'frontage_view_sources', $change );
			self::assertFalse( Views_Order::is_active() );
			self::assertCount( 7, $this->all( 'desc' ) );
			remove_filter( 'frontage_view_sources', $change );
		}
	}

	public function test_a_site_names_a_source_of_its_own(): void {
		$mine = static fn ( array $sources ): array => array( 'mine' => array( 'name' => 'Mine', 'field' => '_my_views' ) ) + $sources;
		add_filter( 'frontage_view_sources', $mine );
		update_post_meta( $this->posts[5], '_my_views', '12' );
		update_post_meta( $this->posts[2], '_my_views', '9' );
		self::assertSame( 'Views, as counted by Mine', Ordering::counters()['views'] );
		self::assertSame( array( $this->posts[5], $this->posts[2] ), array_slice( $this->all( 'desc' ), 0, 2 ) );
		remove_filter( 'frontage_view_sources', $mine );
		$wrong = array( 'name' => 'X', 'table' => 'posts', 'post' => 'no', 'count' => 'ID' );
		foreach ( array( 'text', array( 'x' => 3 ), array( 'x' => $wrong ) ) as $bad ) {
			$add = static fn (): mixed => $bad;
			add_filter( 'frontage_view_sources', $add );
			self::assertFalse( Views_Order::is_active() );
			remove_filter( 'frontage_view_sources', $add );
		}
	}

	/**
	 * Returns the IDs of a list's posts, page by page.
	 *
	 * @return list<int>
	 */
	private function all( string $order ): array {
		self::forget();
		$list = Query_Spec::of( array( 'orderBy' => 'count-views', 'order' => $order, 'perPage' => 2 ) );
		$seen = array();
		$next = $list;
		do {
			$part = Listing::of( $next );
			$seen = array( ...$seen, ...wp_list_pluck( $part->posts, 'ID' ) );
			self::assertTrue( '' === $part->after || null !== Cursor::of( $part->after ) );
			$next = $list->from( count( $seen ) )->after( $part->after );
		} while ( '' !== $part->after && count( $seen ) < 20 );
		return array_values( $seen );
	}

	/** Starts another request. */
	protected static function forget(): void {
		parent::forget();
		Views_Order::reset();
		wp_cache_flush();
	}

	/**
	 * Stores views as Koko Analytics does: by day and path.
	 *
	 * @param list<int> $posts Post IDs.
	 */
	private static function koko( array $posts ): void {
		global $wpdb;
		$table = "{$wpdb->prefix}koko_analytics_post_stats";
		$wpdb->query( "INSERT INTO $table (date, path_id, post_id, visitors, pageviews) VALUES ('2026-01-01', 999, 0, 5000, 9000)" );
		foreach ( self::VIEWS as $at => $views ) {
			foreach ( array( '2026-01-01' => intdiv( $views, 3 ), '2026-01-02' => $views - intdiv( $views, 3 ) ) as $day => $part ) {
				$row = array( $table, $day, $at + 1, $posts[ $at ], 1, $part );
				$sql = 'INSERT INTO %i (date, path_id, post_id, visitors, pageviews) VALUES (%s, %d, %d, %d, %d)';
				$wpdb->query( $wpdb->prepare( $sql, $row ) );
			}
		}
	}

	/**
	 * Stores views as Post Views Counter does: by day, week, month, year, and in all.
	 *
	 * @param list<int> $posts Post IDs.
	 */
	private static function counter( array $posts ): void {
		global $wpdb;
		$table = "{$wpdb->prefix}post_views";
		foreach ( self::VIEWS as $at => $views ) {
			// Of the day: the other way round.
			foreach ( array( array( 0, '20260101', 2000 - $views ), array( 3, '2026', $views ), array( 4, 'total', $views ) ) as $row ) {
				$row = array( $table, $posts[ $at ], ...$row );
				$wpdb->query( $wpdb->prepare( 'INSERT INTO %i (id, type, period, count) VALUES (%d, %d, %s, %d)', $row ) );
			}
		}
	}

	/**
	 * Stores views as WP-PostViews does: in a custom field.
	 *
	 * @param list<int> $posts Post IDs.
	 */
	private static function postviews( array $posts ): void {
		foreach ( self::VIEWS as $at => $views ) {
			add_post_meta( $posts[ $at ], 'views', $views );
		}
		add_post_meta( $posts[5], 'views', 0, true ); // It gives new posts a field.
	}
}
