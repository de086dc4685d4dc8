<?php
declare( strict_types=1 );

namespace Frontage\Base;

use DateTimeImmutable;
use DateTimeZone;
use Throwable;

defined( 'ABSPATH' ) || exit;

/** Dates as others write them, in ISO 8601. */
final class Iso_Date {
	/** A date, with or without a time. */
	public const DATE = '/^\d{4}-\d\d-\d\d(?:[T ][\d:.]{5,15}(?:Z|[+-]\d\d:?\d\d)?)?$/D';

	/** A date with a time. */
	public const MOMENT = '/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,6})?)?(?:Z|[+-]\d\d:?\d\d)?$/D';

	/**
	 * Reads a date; null if it is none.
	 *
	 * @param mixed             $text Not trusted.
	 * @param string            $form DATE or MOMENT.
	 * @param DateTimeZone|null $zone Of text without one; UTC by default.
	 */
	public static function read( mixed $text, string $form = self::DATE, ?DateTimeZone $zone = null ): ?DateTimeImmutable {
		if ( ! is_string( $text ) || strlen( $text ) > 40 || 1 !== preg_match( $form, $text ) ) {
			return null;
		}
		try {
			return new DateTimeImmutable( $text, $zone ?? new DateTimeZone( 'UTC' ) );
		} catch ( Throwable ) {
			return null;
		}
	}
}
