<?php
declare( strict_types=1 );

namespace Frontage\Domain\Overlay;

use Frontage\Domain\Store\Counters;
use Frontage\Domain\Store\Names;
use Frontage\Http\Signed;

defined( 'ABSPATH' ) || exit;

/**
 * Counts how often overlays were opened, closed and converted.
 *
 * Two numbers per overlay, and by day what is on the way to them; no visitors and no times are stored.
 */
final class Counts {
	/** What is counted for good: openings, and conversions (a form submitted or a link followed in the overlay). */
	public const KINDS = array( 'open', 'done' );

	/** An overlay that asks a question turned the visitor away, counted by day; who passes is a conversion. */
	public const REFUSED = 'refused';

	/** What closed it, counted by day: its button, a click outside, Escape, or something else (Back, a link, a script). */
	public const CLOSINGS = array( 'button', 'outside', 'escape', 'other' );

	/** Purpose with which the browser's value is signed. */
	public const SIGNED_AS = 'overlay';

	/**
	 * Returns the signed value that a browser sends to count this overlay; empty while the owner tests or simulates.
	 *
	 * @param string $id Overlay ID.
	 */
	public static function mark( string $id ): string {
		return Test_Mode::is_on() || Simulation::is_on() ? '' : Signed::make( self::SIGNED_AS, array( 'id' => $id ) );
	}

	/**
	 * Increments a counter.
	 *
	 * @param string $id Overlay ID.
	 * @param string $kind One of KINDS, CLOSINGS, or REFUSED.
	 */
	public static function add( string $id, string $kind ): void {
		$number = Names::find( "overlay:$id" ) ?? self::adopt( $id );
		if ( in_array( $kind, self::KINDS, true ) ) {
			Counters::add( "overlay-$kind", $number );
		}
		Daily_Counts::add( $number, $kind );
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
	 * Returns what happened to many overlays by day.
	 *
	 * @param list<string> $ids Overlay IDs.
	 * @param int $days Number of days, including today.
	 * @return array<string, array<string, array<string, int>>> Counts by ID, day, and kind; days without any are missing.
	 */
	public static function by_day( array $ids, int $days ): array {
		$numbers = Names::find_many( array_map( static fn ( string $id ): string => "overlay:$id", $ids ) );
		$found   = Daily_Counts::of( array_values( $numbers ), $days );
		$counts  = array();
		foreach ( $ids as $id ) {
			$counts[ $id ] = $found[ $numbers[ "overlay:$id" ] ?? 0 ] ?? array();
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
