<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Store;

use Frontage\Base\Store\Tables;
use Frontage\Http\Rate_Limit;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.PreparedSQL -- The statement consists of literals.

/** How many rows visitors can add to a table of days, so that nobody can fill it, and one network cannot take all places. */
final class Day_Rows {
	/**
	 * Sets the limits of a day.
	 *
	 * @param string $table Without prefixes.
	 * @param string $name Of the limit, such as `link-rows`.
	 * @param int    $most New rows of all visitors.
	 * @param int    $of_network New rows of one network.
	 */
	public function __construct(
		private readonly string $table,
		private readonly string $name,
		private readonly int $most,
		private readonly int $of_network
	) {}

	/**
	 * Returns whether an event counts in a row of its own: the row is there, or there is a place for it. Two who see at once that
	 * it is not there take a place each, and count in one row.
	 *
	 * @param non-empty-array<string, string|int> $row Values of its key by column.
	 */
	public function have( array $row, Visitor $visitor ): bool {
		return $this->is_there( $row ) || $this->has_place( $visitor );
	}

	/**
	 * Returns whether the table has a row.
	 *
	 * @param non-empty-array<string, string|int> $row Values by column.
	 */
	private function is_there( array $row ): bool {
		global $wpdb;
		$values = array( Tables::name( $this->table ) );
		$tests  = array();
		foreach ( $row as $column => $value ) {
			$tests[] = is_int( $value ) ? '%i = %d' : '%i = %s';
			array_push( $values, $column, $value );
		}
		return null !== $wpdb->get_var( $wpdb->prepare( 'SELECT 1 FROM %i WHERE ' . implode( ' AND ', $tests ), $values ) );
	}

	/** Takes a place for a new row, first of those of the visitor's network. */
	private function has_place( Visitor $visitor ): bool {
		return Rate_Limit::has_place( $this->name, array( $visitor->group_key() => array( DAY_IN_SECONDS => $this->of_network ) ) )
			&& Rate_Limit::has_place( "$this->name-of-all", array( 'site' => array( DAY_IN_SECONDS => $this->most ) ) );
	}
}
