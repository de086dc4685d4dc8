<?php
declare( strict_types=1 );

namespace Frontage\Domain\Forms;

use Frontage\Base\Store\Tables;
use Frontage\Base\Store\Values;
use Frontage\Domain\Privacy\Provides_Retention;
use Frontage\Domain\Store\Day_Table;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.PreparedSQL.NotPrepared -- The statements are literals in variables; interpolation is still reported.

/**
 * What happens to forms by day: how often each was seen, begun and sent, and how often each step was reached.
 *
 * Numbers only: nothing of it belongs to a visitor.
 */
final class Form_Daily_Stats implements Provides_Retention {
	public const SEEN  = 'seen';
	public const BEGUN = 'begun';
	public const SENT  = 'sent';

	/** Prefix of the kinds for steps, from the second one: `step2`. */
	public const STEP = 'step';

	/** Steps that are counted. */
	public const STEPS = 20;

	/** Names of forms, for those without entries; not autoloaded. */
	private const TITLES = 'frontage_form_titles';

	private const TABLE = 'form_days';

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
		self::table()->add( $form, $kind );
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
			Values::set( self::TITLES, array( $form => $title ) + $titles );
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
		$sql    = 'SELECT form, kind, SUM(hits) AS hits FROM %i WHERE day >= %s GROUP BY form, kind';
		$rows   = (array) $wpdb->get_results( $wpdb->prepare( $sql, Tables::name( self::TABLE ), Day_Table::day( $days - 1 ) ) );
		$titles = self::titles();
		$forms  = array();
		foreach ( $rows as $row ) {
			$form           = (string) $row->form;
			$forms[ $form ] = $forms[ $form ] ?? array(
				'form'   => $form,
				'title'  => $titles[ $form ] ?? '',
				'counts' => array(),
			);

			$forms[ $form ]['counts'][ (string) $row->kind ] = (int) $row->hits;
		}
		usort( $forms, static fn ( array $one, array $other ): int => max( $other['counts'] ) <=> max( $one['counts'] ) );
		return $forms;
	}

	/**
	 * Returns how often each form was sent, by month, the most sent first.
	 *
	 * @param string $since First day, such as `2026-01-01`.
	 * @return array<string, array<array-key, int>> Counts by month such as `2026-11`, by name of the form.
	 */
	public static function sent_by_month( string $since ): array {
		global $wpdb;
		$sql    = 'SELECT form, SUBSTRING( day, 1, 7 ) AS month, SUM(hits) AS hits FROM %i WHERE kind = %s AND day >= %s
			GROUP BY form, SUBSTRING( day, 1, 7 )';
		$rows   = (array) $wpdb->get_results( $wpdb->prepare( $sql, Tables::name( self::TABLE ), self::SENT, $since ) );
		$titles = self::titles();
		$found  = array();
		foreach ( $rows as $row ) {
			$title                                  = $titles[ (string) $row->form ] ?? '';
			$name                                   = '' === $title ? (string) $row->form : $title;
			$found[ $name ][ (string) $row->month ] = (int) $row->hits + ( $found[ $name ][ (string) $row->month ] ?? 0 );
		}
		uasort( $found, static fn ( array $one, array $other ): int => array_sum( $other ) <=> array_sum( $one ) );
		return $found;
	}

	public static function retention_rules(): array {
		return array( self::table()->retention( 'form-days', __( 'Form counts by day', 'frontage' ) ) );
	}

	/** Returns the table. */
	private static function table(): Day_Table {
		return new Day_Table( self::TABLE, 'form' );
	}

	/**
	 * Returns the names of forms.
	 *
	 * @return array<string, string> Keyed by form ID.
	 */
	private static function titles(): array {
		$titles = Values::get( self::TITLES );
		return is_array( $titles ) ? $titles : array();
	}
}
