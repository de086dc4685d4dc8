<?php
declare( strict_types=1 );

namespace Frontage\Domain\Store;

use Frontage\Base\Store\Tables;
use Frontage\Http\Rate_Limit;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.PreparedSQL -- The statement consists of literals.

/**
 * How many rows visitors can add to a table of days, so that nobody can fill it, and one network cannot take all places.
 *
 * What happens beyond it counts together, up to a limit of each network: otherwise, names that nobody has seen before would count
 * without one.
 */
final class Day_Rows {
	/**
	 * Sets the limits of a day.
	 *
	 * @param string $table Without prefixes.
	 * @param string $name Of the limit, such as `link-rows`.
	 * @param int    $most New rows of all visitors.
	 * @param int    $of_network New rows of one network.
	 * @param int    $together What counts together in an hour from one network, beyond its rows.
	 */
	public function __construct(
		private readonly string $table,
		private readonly string $name,
		private readonly int $most,
		private readonly int $of_network,
		private readonly int $together
	) {}

	/**
	 * Returns where an event counts: in a row of its own if the row is there, or there is a place for it. Two who see at once that
	 * it is not there take a place each, and count in one row.
	 *
	 * @param non-empty-array<string, string|int> $row Values of its key by column.
	 */
	public function place( array $row, Visitor $visitor ): Day_Place {
		if ( $this->is_there( $row ) || $this->consume_row( $visitor ) ) {
			return Day_Place::Own;
		}
		$limit = array( $visitor->group_key() => array( HOUR_IN_SECONDS => $this->together ) );
		return Rate_Limit::consume( "$this->name-together", $limit ) ? Day_Place::Together : Day_Place::Nowhere;
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
	private function consume_row( Visitor $visitor ): bool {
		return Rate_Limit::consume( $this->name, array( $visitor->group_key() => array( DAY_IN_SECONDS => $this->of_network ) ) )
			&& Rate_Limit::consume( "$this->name-of-all", array( 'site' => array( DAY_IN_SECONDS => $this->most ) ) );
	}
}
