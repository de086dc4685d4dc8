<?php
declare( strict_types=1 );

namespace Frontage\Features\Link_Tracking;

use Frontage\Base\Store\Retry;
use Frontage\Base\Store\Tables;
use Frontage\Domain\Privacy\Provides_Retention;
use Frontage\Domain\Store\Day_Place;
use Frontage\Domain\Store\Day_Rows;
use Frontage\Domain\Store\Day_Table;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.PreparedSQL.NotPrepared -- The statements are literals in variables; interpolation is still reported.

/**
 * Clicks on links by day, type, target and page, for the owner's report.
 *
 * Sums only: nothing tells one visitor from another. A day has a limited number of rows; what is clicked beyond it is counted
 * together, so that nobody can fill the table. Rows are found by `mark`, the target's hash, since databases
 * compare text without regard to capital letters, each in its way.
 */
final class Link_Daily_Stats implements Provides_Retention {
	/** What the report groups by, each a column. */
	public const GROUPS = array( 'day', 'type', 'target', 'post' );

	/** Target of the clicks beyond the limit of a day. */
	public const OTHER = '';

	/** Name without prefixes. */
	private const TABLE = 'link_days';

	/** New rows in a day. */
	public const ROWS_PER_DAY = 2000;

	/** New rows in a day from one network, so that one cannot take the places of all others. */
	public const ROWS_OF_A_NETWORK = 300;

	/** Clicks that count together in an hour from one network, beyond its rows: as many as on one target. */
	public const OTHER_PER_HOUR = Count_Link::PER_HOUR;

	/**
	 * Counts one click today.
	 *
	 * @param string $type One of `Link_Target::TYPES`.
	 * @param string $target What `Link_Target` returned.
	 * @param int $post ID of a post that visitors may see; 0 for other pages.
	 */
	public static function add( string $type, string $target, int $post, Visitor $visitor ): void {
		global $wpdb;
		$day   = Day_Table::day( 0 );
		$row   = array(
			'day'  => $day,
			'type' => $type,
			'mark' => md5( $target ),
			'post' => $post,
		);
		$rows  = new Day_Rows( self::TABLE, 'link-rows', self::ROWS_PER_DAY, self::ROWS_OF_A_NETWORK, self::OTHER_PER_HOUR );
		$place = $rows->place( $row, $visitor );
		if ( Day_Place::Nowhere === $place ) {
			return;
		}
		if ( Day_Place::Together === $place ) {
			$target = self::OTHER;
			$post   = 0;
		}
		$sql = 'INSERT INTO %i (day, type, mark, post, target, hits) VALUES (%s, %s, %s, %d, %s, 1) '
			. 'ON DUPLICATE KEY UPDATE hits = hits + 1';
		Retry::write( $wpdb->prepare( $sql, Tables::name( self::TABLE ), $day, $type, md5( $target ), $post, $target ) );
	}

	/**
	 * Returns the sums of the last days.
	 *
	 * @param string $group One of GROUPS.
	 * @param int    $days Number of days, including today.
	 * @param int    $most Number of rows; days come in their order, everything else with the most clicks first.
	 * @param string $type One of `Link_Target::TYPES`; empty for all.
	 * @return list<array{key: string, hits: int, type: string}> `type` is empty where several are added up.
	 */
	public static function sums( string $group, int $days, int $most, string $type = '' ): array {
		global $wpdb;
		$is_target = 'target' === $group;
		$sql       = 'SELECT ' . ( $is_target ? 'type' : "''" ) . ' AS type, MIN(%i) AS name, SUM(hits) AS total FROM %i '
			. "WHERE day >= %s AND (type = %s OR '' = %s) GROUP BY %i" . ( $is_target ? ', type' : '' )
			. ' ORDER BY ' . ( 'day' === $group ? 'name' : 'total DESC, name' ) . ' LIMIT %d';
		$table     = Tables::name( self::TABLE );
		$values    = array( $group, $table, Day_Table::day( $days - 1 ), $type, $type, $is_target ? 'mark' : $group, $most );
		return array_map(
			static fn ( array $row ): array => array(
				'key'  => (string) $row['name'],
				'hits' => (int) $row['total'],
				'type' => (string) $row['type'],
			),
			array_values( (array) $wpdb->get_results( $wpdb->prepare( $sql, $values ), ARRAY_A ) )
		);
	}

	/**
	 * Returns every row of the last days, for a file.
	 *
	 * @param int $days Number of days, including today.
	 * @param int $most Number of rows.
	 * @param string $type One of `Link_Target::TYPES`; empty for all.
	 * @return list<array{day: string, type: string, target: string, post: string, hits: string}>
	 */
	public static function rows( int $days, int $most, string $type = '' ): array {
		global $wpdb;
		$sql    = "SELECT day, type, target, post, hits FROM %i WHERE day >= %s AND (type = %s OR '' = %s) "
			. 'ORDER BY day, type, target, post LIMIT %d';
		$values = array( Tables::name( self::TABLE ), Day_Table::day( $days - 1 ), $type, $type, $most );
		return array_values( (array) $wpdb->get_results( $wpdb->prepare( $sql, $values ), ARRAY_A ) );
	}

	public static function retention_rules(): array {
		return array( ( new Day_Table( self::TABLE, 'target' ) )->retention( 'link-days', __( 'Link clicks by day', 'frontage' ) ) );
	}
}
