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
 * How often overlays were opened, and how often they worked.
 *
 * Two numbers for each overlay and nothing else: no visitor, no time.
 */
final class Counts {
	/** What is counted: an opening; a form sent or a link followed in it. */
	public const KINDS = array( 'open', 'done' );

	/** What the browser's value is signed as. */
	public const SIGNED_AS = 'overlay';

	/**
	 * What a browser sends to be counted for this overlay.
	 *
	 * @param string $id The overlay's id.
	 */
	public static function mark( string $id ): string {
		return Signed::make( self::SIGNED_AS, array( 'id' => $id ) );
	}

	/**
	 * Counts one.
	 *
	 * @param string $id   The overlay's id.
	 * @param string $kind One of KINDS.
	 */
	public static function add( string $id, string $kind ): void {
		Counters::add( "overlay-$kind", Names::find( "overlay:$id" ) ?? self::adopt( $id ) );
	}

	/**
	 * The numbers of an overlay.
	 *
	 * @param string $id The overlay's id.
	 * @return array<string, int> By kind.
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
