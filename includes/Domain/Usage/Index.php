<?php
declare( strict_types=1 );

namespace Frontage\Domain\Usage;

use Frontage\Base\Store\Retry;
use Frontage\Base\Store\Tables;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.PreparedSQL.NotPrepared -- The statements are literals in variables; interpolation is still reported.

/**
 * An index of where modules are used.
 *
 * One row per module and place; a place is a post of any type, the widgets, or the theme's files.
 *
 * Queries take one index scan, however large the posts are.
 */
final class Index {
	public const TABLE = 'usage';

	/** Place of all block widgets. */
	public const WIDGETS = 0;

	/** Place of the active theme's files. */
	public const THEME = -1;

	private const ROWS_AT_ONCE = 200;

	/**
	 * Updates the modules of a place; writes only changes.
	 *
	 * @param int $place Post ID, or one of the constants.
	 * @param list<string> $modules Module slugs.
	 */
	public static function replace( int $place, array $modules ): void {
		global $wpdb;
		$before = $wpdb->get_col( $wpdb->prepare( 'SELECT module FROM %i WHERE place = %d', Tables::name( self::TABLE ), $place ) );
		foreach ( array_diff( $before, $modules ) as $gone ) {
			Retry::write( $wpdb->prepare( 'DELETE FROM %i WHERE place = %d AND module = %s', Tables::name( self::TABLE ), $place, $gone ) );
		}
		self::add( array( $place => array_values( array_diff( $modules, $before ) ) ) );
	}

	/**
	 * Updates the modules of a range of posts.
	 *
	 * @param int $after Posts with a higher ID …
	 * @param int $last … up to and including this ID.
	 * @param array<int, list<string>> $found Module slugs, keyed by post ID.
	 */
	public static function replace_range( int $after, int $last, array $found ): void {
		global $wpdb;
		Retry::write( $wpdb->prepare( 'DELETE FROM %i WHERE place > %d AND place <= %d', Tables::name( self::TABLE ), $after, $last ) );
		self::add( $found );
	}

	/**
	 * Returns the number of places that use each module.
	 *
	 * @phpstan-impure
	 * @return array<string, int> Keyed by slug.
	 */
	public static function counts(): array {
		global $wpdb;
		$rows = $wpdb->get_results(
			$wpdb->prepare( 'SELECT module, COUNT(*) AS places FROM %i GROUP BY module', Tables::name( self::TABLE ) )
		);
		return array_map( 'intval', array_column( (array) $rows, 'places', 'module' ) );
	}

	/**
	 * Returns the places that use a module, newest posts first.
	 *
	 * @param string $module Module folder.
	 * @param int $max Maximum number of places.
	 * @return list<int>
	 */
	public static function places( string $module, int $max ): array {
		global $wpdb;
		$found = $wpdb->get_col(
			$wpdb->prepare(
				'SELECT place FROM %i WHERE module = %s ORDER BY place DESC LIMIT %d',
				Tables::name( self::TABLE ),
				$module,
				$max
			)
		);
		return array_values( array_map( 'intval', $found ) );
	}

	/**
	 * Returns the posts that use a module, and whose content has a text, oldest first.
	 *
	 * @param string $module Module folder.
	 * @param string $text Part of the block markup.
	 * @param int $except ID of a post to ignore; 0 for none.
	 * @param int $max Maximum number of posts.
	 * @return list<int>
	 */
	public static function posts_with( string $module, string $text, int $except, int $max ): array {
		global $wpdb;
		$found = $wpdb->get_col(
			$wpdb->prepare(
				'SELECT place FROM %i JOIN %i ON ID = place
				WHERE module = %s AND place <> %d AND post_content LIKE %s ORDER BY place LIMIT %d',
				Tables::name( self::TABLE ),
				$wpdb->posts,
				$module,
				$except,
				'%' . $wpdb->esc_like( $text ) . '%',
				$max
			)
		);
		return array_values( array_map( 'intval', $found ) );
	}

	/**
	 * Returns the modules that a place uses.
	 *
	 * @param int $place Post ID, or one of the constants.
	 * @return list<string>
	 */
	public static function modules( int $place ): array {
		global $wpdb;
		$sql = 'SELECT module FROM %i WHERE place = %d ORDER BY module';
		return array_values( array_map( 'strval', $wpdb->get_col( $wpdb->prepare( $sql, Tables::name( self::TABLE ), $place ) ) ) );
	}

	/**
	 * Returns whether any post uses a module.
	 *
	 * @param int $except ID of a post to ignore.
	 */
	public static function has_posts_besides( int $except ): bool {
		global $wpdb;
		return null !== $wpdb->get_var(
			$wpdb->prepare( 'SELECT place FROM %i WHERE place > 0 AND place <> %d LIMIT 1', Tables::name( self::TABLE ), $except )
		);
	}

	/**
	 * Returns how many published posts have used modules since a time: they were not edited after it.
	 *
	 * @param string $time UTC, such as `2030-01-31 00:00:00`.
	 * @param int $except ID of a post to ignore.
	 */
	public static function count_published_since( string $time, int $except ): int {
		global $wpdb;
		return (int) $wpdb->get_var(
			$wpdb->prepare(
				"SELECT COUNT(DISTINCT place) FROM %i JOIN %i ON ID = place
				WHERE place <> %d AND post_status = 'publish' AND post_modified_gmt <= %s",
				Tables::name( self::TABLE ),
				$wpdb->posts,
				$except,
				$time
			)
		);
	}

	/**
	 * Inserts rows.
	 *
	 * @param array<int, list<string>> $found Module slugs, keyed by place.
	 */
	private static function add( array $found ): void {
		global $wpdb;
		$rows = array();
		foreach ( $found as $place => $modules ) {
			foreach ( $modules as $module ) {
				$rows[] = (string) $wpdb->prepare( '(%s, %d)', $module, $place );
			}
		}
		foreach ( array_chunk( $rows, self::ROWS_AT_ONCE ) as $some ) {
			Retry::write(
				$wpdb->prepare( 'INSERT IGNORE INTO %i (module, place) VALUES ', Tables::name( self::TABLE ) ) . implode( ', ', $some )
			);
		}
	}
}
