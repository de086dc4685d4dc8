<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Map;

defined( 'ABSPATH' ) || exit;

/** Distances, in the units that readers of the site's language use. */
final class Length {
	private const MILES = array( 'en_US', 'en_GB' );

	private const METERS_OF_MILE = 1609.344;

	private const METERS_OF_FOOT = 0.3048;

	/**
	 * Returns the largest round distance that is not longer, in meters.
	 *
	 * @param float $meters Positive.
	 */
	public static function round_down( float $meters ): float {
		$unit  = self::unit( $meters );
		$power = 10 ** floor( log10( $meters / $unit ) );
		foreach ( array( 5, 2, 1 ) as $step ) {
			if ( $step * $power * $unit <= $meters ) {
				return $step * $power * $unit;
			}
		}
		return $power * $unit;
	}

	/**
	 * Returns a distance in words, such as “2.5 km”.
	 *
	 * @param float $meters Not negative.
	 */
	public static function text( float $meters ): string {
		$unit     = self::unit( $meters );
		$number   = $meters / $unit;
		$is_large = $unit >= 1000;
		$number   = number_format_i18n( $number, $is_large && $number < 10 && floor( $number ) !== $number ? 1 : 0 );
		return sprintf(
			match ( true ) {
				! self::has_miles() && $is_large   => /* translators: %s: kilometers. */ __( '%s km', 'frontage' ),
				! self::has_miles()                => /* translators: %s: meters. */ __( '%s m', 'frontage' ),
				$is_large                          => /* translators: %s: miles. */ __( '%s mi', 'frontage' ),
				default                            => /* translators: %s: feet. */ __( '%s ft', 'frontage' ),
			},
			$number
		);
	}

	private static function has_miles(): bool {
		return in_array( get_locale(), self::MILES, true );
	}

	/**
	 * Returns how many meters the unit has that a distance is written in.
	 *
	 * @param float $meters Distance.
	 */
	private static function unit( float $meters ): float {
		if ( self::has_miles() ) {
			return $meters < self::METERS_OF_MILE / 2 ? self::METERS_OF_FOOT : self::METERS_OF_MILE;
		}
		return $meters < 1000 ? 1.0 : 1000.0;
	}
}
