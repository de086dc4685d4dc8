<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Countdown;

use DateTimeImmutable;
use DateTimeZone;

defined( 'ABSPATH' ) || exit;

/**
 * Time zones as people write them: “CET”, “UTC”, “UTC+5:30”.
 */
final class Zone_Name {
	/**
	 * Returns the short name of a time zone at a time.
	 *
	 * @param int $time Unix seconds.
	 */
	public static function at( int $time, DateTimeZone $zone ): string {
		$date   = ( new DateTimeImmutable( "@$time" ) )->setTimezone( $zone );
		$name   = $date->format( 'T' );
		$offset = $date->getOffset();
		if ( 0 === $offset && ! ctype_alpha( $name ) || 'Z' === $name ) {
			return 'UTC';
		}
		if ( ctype_alpha( $name ) ) {
			return $name;
		}
		$minutes = intdiv( abs( $offset ), MINUTE_IN_SECONDS );
		$rest    = $minutes % 60;
		return ( $offset < 0 ? 'UTC−' : 'UTC+' ) . intdiv( $minutes, 60 ) . ( $rest > 0 ? sprintf( ':%02d', $rest ) : '' );
	}
}
