<?php
declare( strict_types=1 );

namespace Frontage\Domain\Ads;

use Frontage\Base\Store\Retry;
use Frontage\Base\Store\Tables;
use Frontage\Domain\Privacy\Provides_Retention;
use Frontage\Domain\Privacy\Retention_Rule;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.PreparedSQL.NotPrepared -- The statements are literals in variables; interpolation is still reported.

/**
 * What was counted for each ad since the beginning, which its budget is compared with.
 *
 * A count and its budget are one statement, so that many visitors at once cannot spend more than the owner allowed.
 */
final class Ad_Totals implements Provides_Retention {
	/** What is counted, each a column. */
	public const KINDS = array( 'impressions', 'clicks' );

	private const TABLE = 'ad_totals';

	/**
	 * Returns the totals of ads.
	 *
	 * @param list<int> $ads IDs.
	 * @return array<int, array{impressions: int, clicks: int}> By ID, of all of them.
	 */
	public static function of( array $ads ): array {
		global $wpdb;
		$zero   = array(
			'impressions' => 0,
			'clicks'      => 0,
		);
		$totals = array_fill_keys( $ads, $zero );
		if ( array() === $ads ) {
			return $totals;
		}
		$places = implode( ',', array_fill( 0, count( $ads ), '%d' ) );
		$sql    = "SELECT ad, impressions, clicks FROM %i WHERE ad IN ($places)";
		foreach ( (array) $wpdb->get_results( $wpdb->prepare( $sql, Tables::name( self::TABLE ), ...$ads ) ) as $row ) {
			$totals[ (int) $row->ad ] = array(
				'impressions' => (int) $row->impressions,
				'clicks'      => (int) $row->clicks,
			);
		}
		return $totals;
	}

	/**
	 * Counts one, unless the budget is used up.
	 *
	 * @param int $ad ID.
	 * @param string $kind One of KINDS.
	 * @param int $max_impressions Budget; 0 for none.
	 * @param int $max_clicks Budget; 0 for none.
	 * @return bool Whether it was counted.
	 */
	public static function add( int $ad, string $kind, int $max_impressions = 0, int $max_clicks = 0 ): bool {
		global $wpdb;
		$table = Tables::name( self::TABLE );
		Retry::write( $wpdb->prepare( 'INSERT IGNORE INTO %i (ad, impressions, clicks) VALUES (%d, 0, 0)', $table, $ad ) );
		$column = in_array( $kind, self::KINDS, true ) ? $kind : self::KINDS[0];
		$sql    = 'UPDATE %i SET %i = %i + 1 WHERE ad = %d AND (%d = 0 OR impressions < %d) AND (%d = 0 OR clicks < %d)';
		$limits = array( $max_impressions, $max_impressions, $max_clicks, $max_clicks );
		return 1 === Retry::write( $wpdb->prepare( $sql, $table, $column, $column, $ad, ...$limits ) );
	}

	/**
	 * Sets the totals of an ad, for importers.
	 *
	 * @param int $ad ID.
	 */
	public static function set( int $ad, int $impressions, int $clicks ): void {
		global $wpdb;
		self::delete( $ad );
		$sql = 'INSERT INTO %i (ad, impressions, clicks) VALUES (%d, %d, %d)';
		Retry::write( $wpdb->prepare( $sql, Tables::name( self::TABLE ), $ad, max( 0, $impressions ), max( 0, $clicks ) ) );
	}

	/**
	 * Deletes the totals of an ad.
	 *
	 * @param int $ad ID.
	 */
	public static function delete( int $ad ): void {
		global $wpdb;
		Retry::write( $wpdb->prepare( 'DELETE FROM %i WHERE ad = %d', Tables::name( self::TABLE ), $ad ) );
	}

	public static function retention_rules(): array {
		return array(
			Retention_Rule::always( 'ad-totals', __( 'Total impressions and clicks of ads', 'frontage' ), '', Tables::name( self::TABLE ) ),
		);
	}
}
