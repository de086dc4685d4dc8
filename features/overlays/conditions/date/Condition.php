<?php
declare( strict_types=1 );

namespace Frontage\Features\Overlays\Conditions\Date;

use DateTimeImmutable;
use Frontage\Domain\Overlay\Browser_Condition;
use Frontage\Domain\Overlay\Condition_Values;

defined( 'ABSPATH' ) || exit;

/** On which days a popup opens, in the time zone of the site. */
final class Condition implements Browser_Condition {
	public static function type(): string {
		return 'date';
	}

	public static function label(): string {
		return __( 'Date', 'frontage' );
	}

	public static function values(): Condition_Values {
		return Condition_Values::days();
	}

	public static function script(): string {
		return '';
	}

	/** Returns the days as Unix timestamps of their first and last second, since a browser does not know the site's time zone. */
	public static function for_browser( array $values ): array {
		return array( self::moment( $values[0] ?? '', 0 ), self::moment( $values[1] ?? '', 1 ) );
	}

	/**
	 * Returns the beginning of a day in the site's time zone, or the last second before it, as text with ten digits; empty if it is
	 * no day.
	 *
	 * @param string $day Such as `2030-01-31`; not trusted.
	 * @param int $days 0 for the day itself, or the number of days until the one before which it ends.
	 */
	private static function moment( string $day, int $days ): string {
		$is_written = 1 === preg_match( '/^([1-9]\d{3})-(\d\d)-(\d\d)$/D', $day, $part );
		if ( ! $is_written || ! checkdate( (int) $part[2], (int) $part[3], (int) $part[1] ) ) {
			return '';
		}
		$first = ( new DateTimeImmutable( "$day 00:00", wp_timezone() ) )->modify( "+$days days" );
		return sprintf( '%010d', max( 0, $first->getTimestamp() - min( 1, $days ) ) );
	}
}
