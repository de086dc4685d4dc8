<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Usage;

use Frontage\Base\Store\Retry;
use Frontage\Base\Store\Tables;


defined( 'ABSPATH' ) || exit;

/**
 * Where modules are used.
 *
 * One row for each module and place; a place is a post of any type, the widgets, or the theme's files.
 *
 * Asking is one index scan, however large the posts are.
 */
final class Index {
	public const TABLE = 'usage';

	/** The place of all block widgets. */
	public const WIDGETS = 0;

	/** The place of the active theme's files. */
	public const THEME = -1;

	private const ROWS_AT_ONCE = 200;

	/**
	 * Notes what a place holds; writes only what changed.
	 *
	 * @param int          $place A post's number, or one of the constants.
	 * @param list<string> $modules Slugs.
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
	 * Notes what a whole range of posts holds, instead of what was noted of it.
	 *
	 * @param int                      $after Posts with a higher number …
	 * @param int                      $last  … up to this one.
	 * @param array<int, list<string>> $found Slugs by post.
	 */
	public static function replace_range( int $after, int $last, array $found ): void {
		global $wpdb;
		Retry::write( $wpdb->prepare( 'DELETE FROM %i WHERE place > %d AND place <= %d', Tables::name( self::TABLE ), $after, $last ) );
		self::add( $found );
	}

	/**
	 * In how many places each module is used.
	 *
	 * @phpstan-impure
	 * @return array<string, int> By slug.
	 */
	public static function counts(): array {
		global $wpdb;
		$rows = $wpdb->get_results( $wpdb->prepare( 'SELECT module, COUNT(*) AS places FROM %i GROUP BY module', Tables::name( self::TABLE ) ) );
		return array_map( 'intval', array_column( (array) $rows, 'places', 'module' ) );
	}

	/**
	 * Places where a module is used, newest posts first.
	 *
	 * @param string $module The module's folder.
	 * @param int    $max  How many at most.
	 * @return list<int>
	 */
	public static function places( string $module, int $max ): array {
		global $wpdb;
		$found = $wpdb->get_col( $wpdb->prepare( 'SELECT place FROM %i WHERE module = %s ORDER BY place DESC LIMIT %d', Tables::name( self::TABLE ), $module, $max ) );
		return array_values( array_map( 'intval', $found ) );
	}

	/**
	 * Whether a post uses any module.
	 *
	 * @param int $except A post that does not count.
	 */
	public static function has_posts_besides( int $except ): bool {
		global $wpdb;
		return null !== $wpdb->get_var( $wpdb->prepare( 'SELECT place FROM %i WHERE place > 0 AND place <> %d LIMIT 1', Tables::name( self::TABLE ), $except ) );
	}

	/**
	 * Adds rows.
	 *
	 * @param array<int, list<string>> $found Slugs by place.
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
			Retry::write( $wpdb->prepare( 'INSERT IGNORE INTO %i (module, place) VALUES ', Tables::name( self::TABLE ) ) . implode( ', ', $some ) );
		}
	}
}
