<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Overlay;

use Frontage\Domain\Store\Counters;
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
		Counters::add( "overlay-$kind", self::number( $id ) );
	}

	/**
	 * The numbers of an overlay.
	 *
	 * @param string $id The overlay's id.
	 * @return array<string, int> By kind.
	 */
	public static function of( string $id ): array {
		$counts = array();
		foreach ( self::KINDS as $kind ) {
			$counts[ $kind ] = Counters::get( "overlay-$kind", self::number( $id ) );
		}
		return $counts;
	}

	/**
	 * Counters are kept under numbers.
	 *
	 * @param string $id The overlay's id.
	 */
	private static function number( string $id ): int {
		return crc32( $id );
	}
}
