<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Event_Calendar\Recurrence;

use DateTimeImmutable;

defined( 'ABSPATH' ) || exit;

/** A time that clocks show twice when they are set back is the first of both (RFC 5545, 3.3.5). PHP takes the one or the other. */
final class First_Moment {
	/**
	 * Returns the first moment with the same date and time in the same time zone.
	 *
	 * @param DateTimeImmutable $date As PHP made it.
	 */
	public static function of( DateTimeImmutable $date ): DateTimeImmutable {
		$stamp = $date->getTimestamp();
		$set   = $date->setTimestamp( $stamp - DAY_IN_SECONDS )->getOffset() - $date->getOffset();
		if ( $set <= 0 ) {
			return $date;
		}
		$first = $date->setTimestamp( $stamp - $set );
		return $first->format( 'YmdHis' ) === $date->format( 'YmdHis' ) ? $first : $date;
	}
}
