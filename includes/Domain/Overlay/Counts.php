<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Overlay;

use Frontage\Domain\Store\Counters;
use Frontage\Domain\Store\Names;
use Frontage\Http\Signed;

defined( 'ABSPATH' ) || exit;

/**
 * Counts how often overlays were opened and converted.
 *
 * Two numbers per overlay; no visitors and no times are stored.
 */
final class Counts {
	/** What is counted: openings, and conversions (a form submitted or a link followed in the overlay). */
	public const KINDS = array( 'open', 'done' );

	/** Purpose with which the browser's value is signed. */
	public const SIGNED_AS = 'overlay';

	/**
	 * Returns the signed value that a browser sends to count this overlay.
	 *
	 * @param string $id Overlay ID.
	 */
	public static function mark( string $id ): string {
		return Signed::make( self::SIGNED_AS, array( 'id' => $id ) );
	}

	/**
	 * Increments a counter.
	 *
	 * @param string $id Overlay ID.
	 * @param string $kind One of KINDS.
	 */
	public static function add( string $id, string $kind ): void {
		Counters::add( "overlay-$kind", Names::find( "overlay:$id" ) ?? self::adopt( $id ) );
	}

	/**
	 * Returns the counts of an overlay.
	 *
	 * @param string $id Overlay ID.
	 * @return array<string, int> Keyed by kind.
	 */
	public static function of( string $id ): array {
		$number = Names::find( "overlay:$id" ) ?? self::checksum( $id );
		$counts = array();
		foreach ( self::KINDS as $kind ) {
			$counts[ $kind ] = Counters::get( "overlay-$kind", $number );
		}
		return $counts;
	}

	/**
	 * Gives an overlay its number, and what was counted before to it.
	 *
	 * @param string $id The overlay's id.
	 */
	private static function adopt( string $id ): int {
		$is_new = Names::add( "overlay:$id" );
		$number = (int) Names::find( "overlay:$id" );
		foreach ( $is_new ? self::KINDS : array() as $kind ) {
			$before = Counters::get( "overlay-$kind", self::checksum( $id ) );
			if ( $before > 0 ) {
				Counters::set( "overlay-$kind", self::checksum( $id ), 0 );
				Counters::add( "overlay-$kind", $number, $before );
			}
		}
		return $number;
	}

	/**
	 * Where an overlay was counted before it had a number of its own.
	 *
	 * @param string $id The overlay's id.
	 */
	private static function checksum( string $id ): int {
		return crc32( $id );
	}
}
