<?php
declare( strict_types=1 );

namespace Frontage\Domain\Query;

defined( 'ABSPATH' ) || exit;

/**
 * Lets lists sort posts by their views, as a statistics plugin of the site counts them.
 *
 * Frontage counts none itself (ADR 0043), so the order exists only while such a plugin is active.
 *
 * @phpstan-type Source array{
 *     name: string, plugin?: string, field?: string, table?: string, post?: string, count?: string, where?: array<string, int>,
 * }
 */
final class Views_Order implements Counted_Elsewhere {
	/** Known plugins: where they store the number of a post's views. */
	// phpcs:disable WordPress.Arrays -- A table.
	private const SOURCES = array(
		'koko-analytics' => array( // A row for each post and day.
			'name' => 'Koko Analytics', 'plugin' => 'koko-analytics/koko-analytics.php',
			'table' => 'koko_analytics_post_stats', 'post' => 'post_id', 'count' => 'pageviews',
		),
		'post-views-counter' => array( // Rows for days, weeks, months, and years, and one for all of them.
			'name' => 'Post Views Counter', 'plugin' => 'post-views-counter/post-views-counter.php',
			'table' => 'post_views', 'post' => 'id', 'count' => 'count', 'where' => array( 'type' => 4 ),
		),
		'wp-postviews' => array( 'name' => 'WP-PostViews', 'plugin' => 'wp-postviews/wp-postviews.php', 'field' => 'views' ),
	);
	// phpcs:enable WordPress.Arrays

	/** @var array<string, bool> Whether columns exist, by site, table, and column. */
	private static array $known = array();

	/** Returns the kind, as lists save it: `count-views`. */
	public static function kind(): string {
		return 'views';
	}

	/** Returns the name of the order, with the plugin that counts. */
	public static function label(): string {
		/* translators: %s: name of a statistics plugin. */
		return sprintf( __( 'Views, as counted by %s', 'frontage' ), self::source()['name'] ?? '' );
	}

	/** Returns whether a plugin counts views. */
	public static function is_active(): bool {
		return null !== self::source();
	}

	/**
	 * Returns the SQL expression of a post's views.
	 *
	 * @param string $id SQL expression of the post ID.
	 */
	public static function sql( string $id ): string {
		global $wpdb;
		$source = self::source() ?? array();
		// phpcs:disable WordPress.DB.PreparedSQL -- The expression of the ID is ours.
		if ( isset( $source['field'] ) ) {
			$from = "FROM $wpdb->postmeta viewed WHERE viewed.post_id = $id AND viewed.meta_key = %s";
			$sql  = "( SELECT MAX( viewed.meta_value + 0 ) $from )";
			return (string) $wpdb->prepare( $sql, $source['field'] );
		}
		if ( ! isset( $source['table'], $source['post'], $source['count'] ) ) {
			return 'NULL';
		}
		$where = '';
		foreach ( $source['where'] ?? array() as $column => $value ) {
			$where .= $wpdb->prepare( ' AND %i = %d', $column, $value );
		}
		// Sums of all posts, made once: tables by day have no index by post.
		$sums = $wpdb->prepare(
			"SELECT %i AS post, SUM( %i ) AS views FROM %i WHERE 1=1 $where GROUP BY %i",
			...array( $source['post'], $source['count'], $wpdb->prefix . $source['table'], $source['post'] )
		);
		// phpcs:enable WordPress.DB.PreparedSQL
		return "( SELECT viewed.views FROM ( $sums ) viewed WHERE viewed.post = $id )";
	}

	/** Forgets which tables there are, for tests. */
	public static function reset(): void {
		self::$known = array();
	}

	/**
	 * Returns the plugin that counts; null for none.
	 *
	 * @return Source|null
	 */
	private static function source(): ?array {
		/**
		 * Filters where numbers of views are. The first source is used that the site has.
		 *
		 * A source has a `name`, and either the key of a custom `field` that contains the number, or a `table` (without the
		 * prefix of the site) with the columns `post`, the post ID, and `count`, which is added up; `where` names whole numbers
		 * that other columns must have. With `plugin`, the source is used only while that plugin is active.
		 *
		 *     add_filter(
		 *         'frontage_view_sources',
		 *         fn ( $sources ) => array( 'mine' => array( 'name' => 'My statistics', 'field' => '_my_views' ) ) + $sources
		 *     );
		 *
		 * @since 0.3
		 *
		 * @param array<string, array<string, mixed>> $sources Sources by any key.
		 */
		$sources = apply_filters( 'frontage_view_sources', self::SOURCES );
		foreach ( is_array( $sources ) ? $sources : array() as $source ) {
			if ( is_array( $source ) && is_string( $source['name'] ?? null ) && self::is_there( $source ) ) {
				return $source;
			}
		}
		return null;
	}

	/**
	 * Returns whether the site has a source.
	 *
	 * @param array<string, mixed> $source As the filter returns it.
	 */
	private static function is_there( array $source ): bool {
		$plugin = $source['plugin'] ?? '';
		$active = array(
			...(array) get_option( 'active_plugins', array() ),
			...array_keys( (array) get_site_option( 'active_sitewide_plugins', array() ) ),
		);
		if ( '' !== $plugin && ! in_array( $plugin, $active, true ) ) {
			return false;
		}
		if ( isset( $source['field'] ) ) {
			return is_string( $source['field'] ) && '' !== $source['field'];
		}
		$table = is_string( $source['table'] ?? null ) ? $source['table'] : '';
		return array() === array_filter(
			array( $source['post'] ?? null, $source['count'] ?? null, ...array_keys( (array) ( $source['where'] ?? array() ) ) ),
			static fn ( mixed $column ): bool => ! is_string( $column ) || ! self::has( $table, $column )
		);
	}

	/** Returns whether a table exists and has a column; plugins rename them, and a list must not fail then. */
	private static function has( string $table, string $column ): bool {
		global $wpdb;
		$name = $wpdb->prefix . $table;
		if ( ! isset( self::$known[ "$name $column" ] ) ) {
			$is_table = '' !== $table && null !== $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $name ) ) );
			$columns  = $is_table ? $wpdb->get_col( $wpdb->prepare( 'SHOW COLUMNS FROM %i', $name ) ) : array();

			self::$known[ "$name $column" ] = in_array( $column, $columns, true );
		}
		return self::$known[ "$name $column" ];
	}
}
