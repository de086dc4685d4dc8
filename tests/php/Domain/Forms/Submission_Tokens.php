<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Tests\Domain\Forms;

use Frontage\Base\Clock;
use Frontage\Blocks\Newsletter\Spam_Check;
use Frontage\Domain\Forms\Submission_Token;
use Frontage\Domain\Subscribers\Form_Grant;


/**
 * Tickets as visitors hold them.
 *
 * Old enough that a person may have used them.
 */
final class Submission_Tokens {
	/**
	 * Of a newsletter form that asks no question; empty for terms that are none.
	 *
	 * @param mixed $terms What the form printed.
	 */
	public static function of( mixed $terms ): string {
		$read = is_string( $terms ) ? Form_Grant::read( $terms ) : null;
		if ( null === $read ) {
			return '';
		}
		$now = Clock::now();
		Clock::stop( $now - 5 );
		$ticket = Spam_Check::begin( $read )['ticket'];
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
		return $fields + array( Submission_Token::FIELD => self::of( $fields['et_checksum'] ?? '' ) );
	}
}
