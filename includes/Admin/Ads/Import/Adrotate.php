<?php
declare( strict_types=1 );

namespace Frontage\Admin\Ads\Import;

use Frontage\Admin\Transfer\Undoable_Importer;
use Frontage\Base\Clock;
use Frontage\Domain\Ads\Ad_Daily_Stats;
use Frontage\Domain\Ads\Ad_Settings;
use Frontage\Domain\Ads\Ad_Totals;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.PreparedSQL.NotPrepared -- The statements are literals in variables; interpolation is still reported.

/**
 * Imports the ads of AdRotate with their groups, schedule, and counts.
 *
 * It keeps ads in `adrotate`, their groups and schedules behind `adrotate_linkmeta`, and one row per ad, group and day in
 * `adrotate_stats`; of last years in `adrotate_stats_archive`. All its times are seconds in the time zone of the site.
 *
 * @phpstan-type Row array<string, string>
 */
final class Adrotate implements Undoable_Importer {
	use Ad_Import;

	/** Days of counts that are kept at all. */
	private const DAYS = 730;

	/** A schedule that ends later than this has no end. */
	private const FOREVER = 20 * YEAR_IN_SECONDS;

	public static function name(): string {
		return 'ads-adrotate';
	}

	public static function label(): string {
		return __( 'AdRotate ads and their counts', 'frontage' );
	}

	protected static function read( int $after, int $most ): array {
		$sql  = 'SELECT * FROM %i WHERE id > %d ORDER BY id LIMIT %d';
		$rows = self::rows( 'adrotate', $sql, $after, $most );
		return array_map( array( self::class, 'convert' ), $rows );
	}

	protected static function copy_counts( int $old, int $ad ): void {
		$days = array();
		foreach ( array( 'adrotate_stats_archive', 'adrotate_stats' ) as $table ) {
			foreach ( self::rows( $table, 'SELECT thetime, impressions, clicks FROM %i WHERE ad = %d', $old ) as $row ) {
				$day          = gmdate( 'Y-m-d', (int) $row['thetime'] );
				$days[ $day ] = array(
					'impressions' => ( $days[ $day ]['impressions'] ?? 0 ) + max( 0, (int) $row['impressions'] ),
					'clicks'      => ( $days[ $day ]['clicks'] ?? 0 ) + max( 0, (int) $row['clicks'] ),
				);
			}
		}
		$sums = array_map( static fn ( string $kind ): int => (int) array_sum( array_column( $days, $kind ) ), Ad_Totals::KINDS );
		Ad_Totals::set( $ad, ...$sums );
		$first = gmdate( 'Y-m-d', Clock::now() - self::DAYS * DAY_IN_SECONDS );
		foreach ( $days as $day => $counts ) {
			if ( $day >= $first ) {
				Ad_Daily_Stats::put( $ad, $day, $counts['impressions'], $counts['clicks'] );
			}
		}
	}

	/**
	 * Reads an ad.
	 *
	 * @param Row $row Row of `adrotate`.
	 */
	private static function convert( array $row ): Old_Ad {
		$old  = (int) $row['id'];
		$code = self::code( $row );
		$name = '' === trim( $row['title'] ) ? "AdRotate $old" : mb_substr( wp_unslash( $row['title'] ), 0, 200 );
		if ( '' === trim( $code ) ) {
			return new Old_Ad( $old, $name, refusal: __( 'It is empty.', 'frontage' ) );
		}
		$devices = array_keys(
			array_filter(
				array(
					'desktop' => 'Y' === ( $row['desktop'] ?? 'Y' ),
					'tablet'  => 'Y' === ( $row['tablet'] ?? 'Y' ),
					'phone'   => 'Y' === ( $row['mobile'] ?? 'Y' ),
				)
			)
		);
		return new Old_Ad(
			$old,
			$name,
			Ad_Code::read( $code ) + self::schedule( $old ) + array(
				'weight'  => max( 1, min( (int) $row['weight'], Ad_Settings::MOST_WEIGHT ) ),
				'devices' => array() === $devices ? Ad_Settings::DEVICES : $devices,
			),
			self::groups( $old ),
			'',
			self::notes( $row )
		);
	}

	/**
	 * Returns the HTML of an ad, with its placeholders filled.
	 *
	 * @param Row $row Row of `adrotate`.
	 */
	private static function code( array $row ): string {
		$code = wp_unslash( htmlspecialchars_decode( $row['bannercode'], ENT_QUOTES ) );
		return str_ireplace(
			array( '%asset%', '%image%', '%title%', '%id%', '%random%' ),
			array( esc_url( $row['image'] ), esc_url( $row['image'] ), esc_attr( $row['title'] ), $row['id'], $row['id'] ),
			$code
		);
	}

	/**
	 * Returns what has no equal here.
	 *
	 * @param Row $row Row of `adrotate`.
	 * @return list<string>
	 */
	private static function notes( array $row ): array {
		$places = array( $row['cities'] ?? '', $row['states'] ?? '', $row['countries'] ?? '' );
		$places = array_diff( $places, array( '', 'a:0:{}' ) );
		return array_values(
			array_filter(
				array(
					false === stripos( $row['bannercode'], '%random%' ) ? '' : __( 'Its random number stays the same.', 'frontage' ),
					array() === $places ? '' : __( 'It was limited to places, which Frontage does not know.', 'frontage' ),
					count( self::schedules( (int) $row['id'] ) ) > 1 ? __( 'Only its first schedule is imported.', 'frontage' ) : '',
				)
			)
		);
	}

	/**
	 * Returns the schedule of an ad, and its limits.
	 *
	 * AdRotate counts for a limit only what happened within the schedule, Frontage everything.
	 *
	 * @param int $old ID of the ad.
	 * @return array{start?: string, end?: string, maxImpressions?: int, maxClicks?: int}
	 */
	private static function schedule( int $old ): array {
		$row = self::schedules( $old )[0] ?? null;
		if ( null === $row ) {
			return array();
		}
		$start  = (int) $row['starttime'];
		$stop   = (int) $row['stoptime'];
		$limits = array();
		foreach ( Ad_Totals::KINDS as $kind ) {
			$most = (int) $row[ "max$kind" ];
			if ( $most > 0 ) {
				$limits[ 'max' . ucfirst( $kind ) ] = min( $most + self::before( $old, $kind, $start ), Ad_Settings::MOST_COUNT );
			}
		}
		return $limits + array(
			'start' => $start > 0 ? gmdate( 'Y-m-d\TH:i', $start ) : '',
			'end'   => $stop > 0 && $stop < Clock::now() + self::FOREVER ? gmdate( 'Y-m-d\TH:i', $stop ) : '',
		);
	}

	/**
	 * Returns what was counted before a schedule.
	 *
	 * @param int $old ID of the ad.
	 * @param string $kind `impressions` or `clicks`.
	 * @param int $start Its first second.
	 */
	private static function before( int $old, string $kind, int $start ): int {
		$all = 0;
		foreach ( array( 'adrotate_stats_archive', 'adrotate_stats' ) as $table ) {
			$sql  = 'SELECT impressions, clicks FROM %i WHERE ad = %d AND thetime < %d';
			$rows = self::rows( $table, $sql, $old, $start - DAY_IN_SECONDS );
			$all += (int) array_sum( array_map( 'intval', array_column( $rows, $kind ) ) );
		}
		return $all;
	}

	/**
	 * Returns the schedules of an ad, the first one first.
	 *
	 * @param int $old ID of the ad.
	 * @return list<Row>
	 */
	private static function schedules( int $old ): array {
		global $wpdb;
		$sql = 'SELECT s.starttime, s.stoptime, s.maxclicks, s.maximpressions FROM %i s JOIN %i l ON l.schedule = s.id '
			. 'WHERE l.ad = %d ORDER BY s.starttime, s.id';
		return self::rows( 'adrotate_schedule', $sql, "{$wpdb->prefix}adrotate_linkmeta", $old );
	}

	/**
	 * Returns the names of an ad's groups.
	 *
	 * @param int $old ID of the ad.
	 * @return list<string>
	 */
	private static function groups( int $old ): array {
		global $wpdb;
		$sql   = 'SELECT DISTINCT g.name FROM %i g JOIN %i l ON l.%i = g.id WHERE l.ad = %d AND l.%i > 0 ORDER BY g.name';
		$rows  = self::rows( 'adrotate_groups', $sql, "{$wpdb->prefix}adrotate_linkmeta", 'group', $old, 'group' );
		$short = static fn ( string $name ): string => mb_substr( trim( wp_unslash( $name ) ), 0, 100 );
		return array_values( array_filter( array_map( $short, array_column( $rows, 'name' ) ) ) );
	}

	/**
	 * Reads rows of a table of AdRotate; none if it does not exist.
	 *
	 * @param string $table Name without prefix, the first placeholder.
	 * @param string $sql Query with placeholders.
	 * @param string|int ...$values Values for the others.
	 * @return list<Row>
	 */
	private static function rows( string $table, string $sql, string|int ...$values ): array {
		global $wpdb;
		$name = $wpdb->prefix . $table;
		if ( $name !== $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $name ) ) ) ) {
			return array();
		}
		$rows = $wpdb->get_results( $wpdb->prepare( $sql, $name, ...$values ), ARRAY_A );
		return array_map( static fn ( array $row ): array => array_map( 'strval', $row ), array_values( (array) $rows ) );
	}
}
