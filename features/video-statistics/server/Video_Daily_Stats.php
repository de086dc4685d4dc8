<?php
declare( strict_types=1 );

namespace Frontage\Features\Video_Statistics;

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
 * Opened and played videos by day, video and page, for the owner's report.
 *
 * Sums only: nothing tells one visitor from another. A day has a limited number of rows; what happens beyond it is counted
 * together, so that nobody can fill the table. Rows are found by `mark`, the hash of the video's name, since databases
 * compare text without regard to capital letters.
 */
final class Video_Daily_Stats implements Provides_Retention {
	public const OPENED = 'opened';
	public const PLAYED = 'played';

	/** What the report groups by, each a column. */
	public const GROUPS = array( 'day', 'video', 'post' );

	/** Video of what is counted beyond the limit of a day. */
	public const OTHER = '';

	/** Name without prefixes. */
	private const TABLE = 'video_days';

	/** New rows in a day. */
	public const ROWS_PER_DAY = 2000;

	/** New rows in a day from one network, so that one cannot take the places of all others. */
	public const ROWS_OF_A_NETWORK = 100;

	/** What counts together in an hour from one network, beyond its rows. */
	public const OTHER_PER_HOUR = 60;

	/**
	 * Counts once today.
	 *
	 * @param string $video Provider and ID.
	 * @param string $kind OPENED or PLAYED.
	 * @param int    $post ID of a post that visitors may see; 0 for other pages.
	 */
	public static function add( string $video, string $kind, int $post, Visitor $visitor ): void {
		global $wpdb;
		$day   = Day_Table::day( 0 );
		$row   = array(
			'day'  => $day,
			'mark' => md5( $video ),
			'post' => $post,
			'kind' => $kind,
		);
		$rows  = new Day_Rows( self::TABLE, 'video-rows', self::ROWS_PER_DAY, self::ROWS_OF_A_NETWORK, self::OTHER_PER_HOUR );
		$place = $rows->place( $row, $visitor );
		if ( Day_Place::Nowhere === $place ) {
			return;
		}
		if ( Day_Place::Together === $place ) {
			$video = self::OTHER;
			$post  = 0;
		}
		$sql = 'INSERT INTO %i (day, mark, post, kind, video, hits) VALUES (%s, %s, %d, %s, %s, 1) '
			. 'ON DUPLICATE KEY UPDATE hits = hits + 1';
		Retry::write( $wpdb->prepare( $sql, Tables::name( self::TABLE ), $day, md5( $video ), $post, $kind, $video ) );
	}

	/**
	 * Returns the sums of the last days.
	 *
	 * @param string $group One of GROUPS.
	 * @param int    $days Number of days, including today.
	 * @param int    $most Number of rows; days come in their order, everything else with the most plays first.
	 * @return list<array{key: string, opened: int, played: int}>
	 */
	public static function sums( string $group, int $days, int $most ): array {
		global $wpdb;
		$sum  = "SUM(CASE WHEN kind = '%s' THEN hits ELSE 0 END)";
		$sql  = 'SELECT MIN(%i) AS name, ' . sprintf( $sum, self::OPENED ) . ' AS opened, ' . sprintf( $sum, self::PLAYED ) . ' AS played '
			. 'FROM %i WHERE day >= %s GROUP BY %i'
			. ' ORDER BY ' . ( 'day' === $group ? 'name' : 'played DESC, opened DESC, name' ) . ' LIMIT %d';
		$args = array( $group, Tables::name( self::TABLE ), Day_Table::day( $days - 1 ), 'video' === $group ? 'mark' : $group, $most );
		return array_map(
			static fn ( array $row ): array => array(
				'key'    => (string) $row['name'],
				'opened' => (int) $row['opened'],
				'played' => (int) $row['played'],
			),
			array_values( (array) $wpdb->get_results( $wpdb->prepare( $sql, $args ), ARRAY_A ) )
		);
	}

	public static function retention_rules(): array {
		return array( ( new Day_Table( self::TABLE, 'video' ) )->retention( 'video-days', __( 'Video plays by day', 'frontage' ) ) );
	}
}
