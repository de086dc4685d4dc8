<?php
/**
 * Tickets as visitors hold them.
 */

declare( strict_types=1 );

namespace Frontage\Tests\Forms;

use Frontage\Blocks\Newsletter\Robots;
use Frontage\Forms\Ticket;
use Frontage\Store\Clock;
use Frontage\Subscribers\Terms;

/** Old enough that a person may have used them. */
final class Tickets {
	/**
	 * Of a newsletter form that asks no question; empty for terms that are none.
	 *
	 * @param mixed $terms What the form printed.
	 */
	public static function of( mixed $terms ): string {
		$read = is_string( $terms ) ? Terms::read( $terms ) : null;
		if ( null === $read ) {
			return '';
		}
		$now = Clock::now();
		Clock::stop( $now - 5 );
		$ticket = Robots::begin( $read )['ticket'];
		Clock::stop( $now );
		return $ticket;
	}

	/**
	 * A request's fields with a ticket, unless they have one.
	 *
	 * @param array<string, mixed> $fields What is sent.
	 * @return array<string, mixed>
	 */
	public static function with( array $fields ): array {
		return $fields + array( Ticket::FIELD => self::of( $fields['et_checksum'] ?? '' ) );
	}
}
