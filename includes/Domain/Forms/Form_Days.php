<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Forms;

use DateTimeImmutable;
use Frontage\Base\Clock;
use Frontage\Base\Store\Retry;
use Frontage\Base\Store\Tables;
use Frontage\Domain\Privacy\Provides_Retention;
use Frontage\Domain\Privacy\Retention_Rule;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.PreparedSQL.NotPrepared -- The statements are literals in variables; interpolation is still reported.

/**
 * What happens to forms by day: how often each was seen, begun and sent, and how often each step was reached.
 *
 * Numbers only: nothing of it belongs to a visitor. One row per form, day and kind, written in one statement.
 */
final class Form_Days implements Provides_Retention {
	public const SEEN  = 'seen';
	public const BEGUN = 'begun';
	public const SENT  = 'sent';

	/** Prefix of the kinds for steps, from the second one: `step2`. */
	public const STEP = 'step';

	/** Steps that are counted. */
	public const STEPS = 20;

	/** Names of forms, for those without entries; not autoloaded. */
	private const TITLES = 'frontage_form_titles';

	private const TABLE      = 'form_days';
	private const DAYS       = 90;
	private const LEAST_DAYS = 30;
	private const MOST_DAYS  = 730;

	/**
	 * Returns what browsers report.
	 *
	 * @return list<string>
	 */
	public static function reported(): array {
		$steps = array_map( static fn ( int $step ): string => self::STEP . $step, range( 2, self::STEPS ) );
		return array( self::SEEN, self::BEGUN, ...$steps );
	}

	/**
	 * Counts one event today.
	 *
	 * @param string $form Form ID.
	 * @param string $kind One of the kinds.
	 */
	public static function add( string $form, string $kind ): void {
		global $wpdb;
		$sql = 'INSERT INTO %i (form, day, kind, hits) VALUES (%s, %s, %s, 1) ON DUPLICATE KEY UPDATE hits = hits + 1';
		Retry::write( $wpdb->prepare( $sql, Tables::name( self::TABLE ), $form, self::day( 0 ), $kind ) );
	}

	/**
	 * Remembers the name of a form.
	 *
	 * @param string $form Form ID.
	 * @param string $title Its name.
	 */
	public static function name( string $form, string $title ): void {
		$titles = self::titles();
		if ( ( $titles[ $form ] ?? null ) !== $title ) {
			update_option( self::TITLES, array( $form => $title ) + $titles, false );
		}
	}

	/**
	 * Returns the sums of the last days, the most seen first.
	 *
	 * @param int $days Number of days, including today.
	 * @return list<array{form: string, title: string, counts: array<string, int>}> Counts by kind; those of 0 are missing.
	 */
	public static function sums( int $days ): array {
		global $wpdb;
		$sql   = 'SELECT form, kind, SUM(hits) AS hits FROM %i WHERE day >= %s GROUP BY form, kind';
		$rows  = (array) $wpdb->get_results( $wpdb->prepare( $sql, Tables::name( self::TABLE ), self::day( $days - 1 ) ) );
		$forms = array();
		foreach ( $rows as $row ) {
			$form           = (string) $row->form;
			$forms[ $form ] = $forms[ $form ] ?? array(
				'form'   => $form,
				'title'  => self::titles()[ $form ] ?? '',
				'counts' => array(),
			);

			$forms[ $form ]['counts'][ (string) $row->kind ] = (int) $row->hits;
		}
		usort( $forms, static fn ( array $one, array $other ): int => max( $other['counts'] ) <=> max( $one['counts'] ) );
		return $forms;
	}

	public static function retention_rules(): array {
		return array(
			Retention_Rule::for_days(
				'form-days',
				__( 'Form counts by day', 'frontage' ),
				'',
				Tables::name( self::TABLE ),
				self::DAYS,
				static function ( int $days ): void {
					global $wpdb;
					Retry::write( $wpdb->prepare( 'DELETE FROM %i WHERE day < %s', Tables::name( self::TABLE ), self::day( $days ) ) );
				}
			)->between( self::LEAST_DAYS, self::MOST_DAYS )->counting( array( self::class, 'count_before' )( ... ) ),
		);
	}

	/**
	 * Counts the rows that are older than a number of days.
	 *
	 * @param int $days Number of days to keep.
	 */
	private static function count_before( int $days ): int {
		global $wpdb;
		return (int) $wpdb->get_var(
			$wpdb->prepare( 'SELECT COUNT(*) FROM %i WHERE day < %s', Tables::name( self::TABLE ), self::day( $days ) )
		);
	}

	/**
	 * Returns the names of forms.
	 *
	 * @return array<string, string> Keyed by form ID.
	 */
	private static function titles(): array {
		$titles = get_option( self::TITLES, array() );
		return is_array( $titles ) ? $titles : array();
	}

	/**
	 * Returns a day in the site's time zone.
	 *
	 * @param int $days_ago 0 is today.
	 */
	private static function day( int $days_ago ): string {
		$now = ( new DateTimeImmutable( '@' . Clock::now() ) )->setTimezone( wp_timezone() );
		return $now->modify( "-$days_ago days" )->format( 'Y-m-d' );
	}
}
