<?php
/**
 * What is switched off.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Settings\Status;

use Frontage\Settings\Options;
use Frontage\Settings\Registry;

defined( 'ABSPATH' ) || exit;

/** Blocks, features and extensions that are off, and who switched them off. */
final class Rooms implements Section {
	public function slug(): string {
		return 'rooms';
	}

	public function title(): string {
		return __( 'Blocks and features', 'frontage' );
	}

	public function order(): int {
		return 40;
	}

	public function rows(): array {
		$labels = array(
			'blocks'     => __( 'Blocks switched off', 'frontage' ),
			'features'   => __( 'Features switched off', 'frontage' ),
			'extensions' => __( 'Extensions switched off', 'frontage' ),
		);
		$rows   = array();
		foreach ( Registry::KINDS as $kind ) {
			$rooms = Registry::rooms( $kind );
			$off   = array_values( array_filter( $rooms, static fn ( string $room ): bool => ! Options::is_on( $kind, $room ) ) );
			/* translators: 1: how many are off, 2: how many there are. */
			$count  = sprintf( __( '%1$d of %2$d', 'frontage' ), count( $off ), count( $rooms ) );
			$rows[] = Row::good( $labels[ $kind ], array() === $off ? $count : $count . ': ' . implode( ', ', array_map( array( self::class, 'name' ), $off ) ) );
		}
		return $rows;
	}

	/**
	 * A room that is off, and why if the owner did not do it.
	 *
	 * @param string $room The room's folder.
	 */
	private static function name( string $room ): string {
		if ( defined( Options::constant_name( $room ) ) ) {
			return $room . ' (' . Options::constant_name( $room ) . ')';
		}
		return Registry::is_on_at_first( $room ) ? $room : $room . ' (' . __( 'off at first', 'frontage' ) . ')';
	}
}
