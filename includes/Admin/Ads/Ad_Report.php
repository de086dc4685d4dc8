<?php
declare( strict_types=1 );

namespace Frontage\Admin\Ads;

use Frontage\Base\Clock;
use Frontage\Base\Csv_Format;
use Frontage\Base\Html\Kses;
use Frontage\Domain\Ads\Ad_Daily_Stats;
use Frontage\Domain\Ads\Ad_Type;

defined( 'ABSPATH' ) || exit;

/**
 * The report of ads: impressions and clicks by ad, group, day, and page.
 *
 * @phpstan-import-type Counts from Ad_Daily_Stats
 * @phpstan-type Row array{key: string, label: string, url: string, impressions: int, clicks: int}
 */
final class Ad_Report {
	/** Rows of a list; days come with all of them. */
	private const MOST = 50;

	/** Rows of a file. */
	private const MOST_IN_FILE = 100_000;

	/**
	 * Returns the report.
	 *
	 * @param int $days Number of days, including today.
	 * @param int $ad ID of an ad; 0 for all together.
	 * @return array{ad: list<Row>, group: list<Row>, day: list<Row>, page: list<Row>}
	 */
	public static function read( int $days, int $ad ): array {
		$by_ad = Ad_Daily_Stats::by_ad( $days );
		$pages = Ad_Daily_Stats::by_post( $ad, $days, self::MOST );
		_prime_post_caches( array( ...array_keys( $by_ad ), ...array_filter( array_keys( $pages ) ) ), true, false );
		uasort( $by_ad, static fn ( array $a, array $b ): int => $b['impressions'] <=> $a['impressions'] );
		return array(
			'ad'    => self::rows( array_slice( $by_ad, 0, Ad_List::MOST, true ), array( self::class, 'title' ) ),
			'group' => self::groups( $by_ad ),
			'day'   => self::rows( Ad_Daily_Stats::by_day( $days, $ad ) ),
			'page'  => self::rows( $pages, array( self::class, 'title' ), array( self::class, 'address' ) ),
		);
	}

	/**
	 * Returns every row as a file.
	 *
	 * @param int $days Number of days, including today.
	 * @param int $most Number of rows; of more, those of the last days.
	 * @return array{name: string, text: string, since: string} Its first day, if rows of earlier ones do not fit.
	 */
	public static function file( int $days, int $most = self::MOST_IN_FILE ): array {
		list( $rows, $since ) = Ad_Daily_Stats::rows( $days, $most );

		$posts = array( ...array_column( $rows, 'ad' ), ...array_column( $rows, 'post' ) );
		_prime_post_caches( array_values( array_unique( array_filter( array_map( 'intval', $posts ) ) ) ), false, false );
		$lines = array(
			array(
				__( 'Date', 'frontage' ),
				__( 'Ad ID', 'frontage' ),
				__( 'Ad', 'frontage' ),
				__( 'Post ID', 'frontage' ),
				__( 'Post', 'frontage' ),
				__( 'Impressions', 'frontage' ),
				__( 'Clicks', 'frontage' ),
			),
		);
		foreach ( $rows as $row ) {
			$lines[] = array(
				$row['day'],
				$row['ad'],
				self::title( (int) $row['ad'] ),
				$row['post'],
				self::title( (int) $row['post'] ),
				$row['impressions'],
				$row['clicks'],
			);
		}
		return array(
			'name'  => 'ads-' . Clock::day() . '.csv',
			'text'  => Csv_Format::write( $lines ),
			'since' => $since,
		);
	}

	/**
	 * Adds up the counts of ads by group; an ad in two groups counts in both.
	 *
	 * @param array<int, Counts> $by_ad
	 * @return list<Row>
	 */
	private static function groups( array $by_ad ): array {
		$names = array();
		$sums  = array();
		foreach ( $by_ad as $ad => $counts ) {
			$terms = get_the_terms( $ad, Ad_Type::GROUP );
			foreach ( is_array( $terms ) ? $terms : array() as $term ) {
				$names[ $term->term_id ] = Ad_List::group_name( $term );
				$sums[ $term->term_id ]  = array(
					'impressions' => ( $sums[ $term->term_id ]['impressions'] ?? 0 ) + $counts['impressions'],
					'clicks'      => ( $sums[ $term->term_id ]['clicks'] ?? 0 ) + $counts['clicks'],
				);
			}
		}
		uasort( $sums, static fn ( array $a, array $b ): int => $b['impressions'] <=> $a['impressions'] );
		return self::rows( $sums, static fn ( int $id ): string => $names[ $id ] );
	}

	/**
	 * Returns counts as rows.
	 *
	 * @param array<Counts> $counts By ID or day.
	 * @param callable(int): string|null $label Names an ID.
	 * @param callable(int): string|null $url Returns the address of an ID.
	 * @return list<Row>
	 */
	private static function rows( array $counts, ?callable $label = null, ?callable $url = null ): array {
		$rows = array();
		foreach ( $counts as $key => $both ) {
			$rows[] = array(
				'key'   => (string) $key,
				'label' => null === $label ? '' : $label( (int) $key ),
				'url'   => null === $url ? '' : $url( (int) $key ),
			) + $both;
		}
		return $rows;
	}

	/**
	 * Returns the title of a post; empty if it was deleted.
	 *
	 * @param int $id Post ID, 0 for none.
	 */
	private static function title( int $id ): string {
		$post = 0 === $id ? null : get_post( $id );
		return null === $post ? '' : Kses::text( get_the_title( $post ) );
	}

	/**
	 * Returns the address of a post; empty if it was deleted.
	 *
	 * @param int $id Post ID, 0 for none.
	 */
	private static function address( int $id ): string {
		return 0 === $id || null === get_post( $id ) ? '' : (string) get_permalink( $id );
	}
}
