<?php
declare( strict_types=1 );

namespace Frontage\Extensions\Visibility;

use DateTimeImmutable;

defined( 'ABSPATH' ) || exit;

/** A time as a date field saves it, in the site's time zone. */
final class Saved_Time {
	private const FORMAT = '!Y-m-d\TH:i';

	/**
	 * Returns it as a Unix timestamp; null if it is none.
	 *
	 * @param string $text Such as `2036-05-01T12:00`; seconds are left out.
	 */
	public static function read( string $text ): ?int {
		$time = DateTimeImmutable::createFromFormat( self::FORMAT, substr( $text, 0, 16 ), wp_timezone() );
		return false === $time ? null : $time->getTimestamp();
	}
}
