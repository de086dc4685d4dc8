<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Chart;

use DateTimeImmutable;
use Frontage\Base\Clock;
use Frontage\Domain\Forms\Form_Daily_Stats;
use Frontage\Http\Page_Cache;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.PreparedSQL.NotPrepared,WordPress.DB.DirectDatabaseQuery -- Sums, for which WordPress has no function.

/**
 * What the site counts, as the attributes of a chart. Nothing of it belongs to one person.
 *
 * @phpstan-type Numbers array{corner: string, series: list<string>, rows: list<array{label: string, values: list<string>}>}
 */
final class Site_Counts {
	private const MOST_MONTHS = 60;

	/** Orders that are paid, as WooCommerce names their states. */
	private const PAID = array( 'wc-processing', 'wc-completed' );

	/** @var list<string> Such as `2026-11`, the last one is this month. */
	private readonly array $months;

	/** @param int $months How many are counted, not trusted. */
	public function __construct( int $months ) {
		$names = array();
		$first = new DateTimeImmutable( wp_date( 'Y-m-01', Clock::now() ) . ' UTC' );
		for ( $back = max( 1, min( self::MOST_MONTHS, $months ) ) - 1; $back >= 0; $back-- ) {
			$names[] = $first->modify( "-$back months" )->format( 'Y-m' );
		}
		$this->months = $names;
	}

	/**
	 * Returns how many posts were published in each month.
	 *
	 * @param string $type Post type; others than public ones have no numbers.
	 * @return Numbers
	 */
	public function posts( string $type ): array {
		global $wpdb;
		$object = is_post_type_viewable( $type ) ? get_post_type_object( $type ) : null;
		if ( null === $object ) {
			return self::nothing();
		}
		$sql  = "SELECT SUBSTRING( post_date, 1, 7 ) AS month, COUNT(*) AS number FROM %i WHERE post_type = %s AND post_status = 'publish'
			AND post_password = '' AND post_date >= %s GROUP BY SUBSTRING( post_date, 1, 7 )";
		$args = array( $wpdb->posts, $type, $this->months[0] . '-01' );
		$rows = $wpdb->get_results( $wpdb->prepare( $sql, $args ), ARRAY_A );
		return $this->by_month( array( (string) $object->labels->name => array_column( (array) $rows, 'number', 'month' ) ) );
	}

	/**
	 * Returns how many posts each term has, the most used first.
	 *
	 * @param string $taxonomy Others than public ones have no numbers.
	 * @return Numbers
	 */
	public function terms( string $taxonomy ): array {
		$object = is_taxonomy_viewable( $taxonomy ) ? get_taxonomy( $taxonomy ) : false;
		$terms  = false === $object ? array() : get_terms(
			array(
				'taxonomy' => $taxonomy,
				'orderby'  => 'count',
				'order'    => 'DESC',
				'number'   => Data::MOST_SERIES,
			)
		);
		$rows   = array();
		foreach ( is_array( $terms ) ? $terms : array() as $term ) {
			$rows[] = array(
				'label'  => $term->name,
				'values' => array( (string) $term->count ),
			);
		}
		return false === $object ? self::nothing() : array(
			'corner' => (string) $object->labels->singular_name,
			'series' => array( __( 'Posts', 'frontage' ) ),
			'rows'   => $rows,
		);
	}

	/**
	 * Returns how many messages each form received in each month, for those who may read them.
	 *
	 * @return Numbers
	 */
	public function entries(): array {
		return self::allows( 'manage_options' )
			? $this->by_month( Form_Daily_Stats::sent_by_month( $this->months[0] . '-01' ) )
			: self::nothing();
	}

	/**
	 * Returns the revenue of the shop and its orders in each month, for those who may see its reports.
	 *
	 * @return Numbers
	 */
	public function orders(): array {
		global $wpdb;
		if ( ! function_exists( 'WC' ) || ! self::allows( 'view_woocommerce_reports' ) ) {
			return self::nothing();
		}
		$sql  = 'SELECT SUBSTRING( date_created, 1, 7 ) AS month, SUM( net_total ) AS total FROM %i
			WHERE status IN ( %s, %s ) AND date_created >= %s GROUP BY SUBSTRING( date_created, 1, 7 )';
		$args = array( $wpdb->prefix . 'wc_order_stats', ...self::PAID, $this->months[0] . '-01' );
		$rows = $wpdb->get_results( $wpdb->prepare( $sql, $args ), ARRAY_A );
		return $this->by_month( array( __( 'Net sales', 'frontage' ) => array_column( (array) $rows, 'total', 'month' ) ) );
	}

	/**
	 * Returns whether this person may see numbers that others may not; then no cache keeps the page.
	 *
	 * @param string $capability What they need.
	 */
	private static function allows( string $capability ): bool {
		$may = current_user_can( $capability );
		if ( $may ) {
			Page_Cache::refuse();
		}
		return $may;
	}

	/**
	 * Returns numbers by month, of which those without one are zero.
	 *
	 * @param array<string, array<array-key, mixed>> $series Numbers by month, by name.
	 * @return Numbers
	 */
	private function by_month( array $series ): array {
		$series = array_slice( $series, 0, Data::MOST_SERIES, true );
		$number = static fn ( mixed $value ): string => is_numeric( $value ) ? (string) round( (float) $value, 2 ) : '0';
		$rows   = array();
		foreach ( $this->months as $month ) {
			$rows[] = array(
				'label'  => (string) wp_date( 'M Y', (int) strtotime( "$month-15 UTC" ) ),
				'values' => array_map( static fn ( array $one ): string => $number( $one[ $month ] ?? 0 ), array_values( $series ) ),
			);
		}
		return array(
			'corner' => __( 'Month', 'frontage' ),
			'series' => array_map( strval( ... ), array_keys( $series ) ),
			'rows'   => array() === $series ? array() : $rows,
		);
	}

	/**
	 * Returns what makes no chart.
	 *
	 * @return Numbers
	 */
	private static function nothing(): array {
		return array(
			'corner' => '',
			'series' => array(),
			'rows'   => array(),
		);
	}
}
