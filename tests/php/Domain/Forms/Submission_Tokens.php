<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Forms;

use Frontage\Base\Clock;
use Frontage\Blocks\Newsletter\Spam_Check;
use Frontage\Domain\Forms\Submission_Token;
use Frontage\Domain\Subscribers\Form_Grant;


/**
 * Creates submission tokens as visitors hold them.
 *
 * Old enough to come from a person.
 */
final class Submission_Tokens {
	/**
	 * Returns the token of a newsletter form without a captcha; empty for invalid terms.
	 *
	 * @param mixed $terms Terms printed by the form.
	 */
	public static function of( mixed $terms ): string {
		$read = is_string( $terms ) ? Form_Grant::read( $terms ) : null;
		if ( null === $read ) {
			return '';
		}
		$now = Clock::now();
		Clock::stop( $now - 5 );
		$token = Spam_Check::begin( $read )['token'];
		Clock::stop( $now );
		return $token;
	}

	/**
	 * Adds a token to a request's fields unless they have one.
	 *
	 * @param array<string, mixed> $fields Request fields.
	 * @return array<string, mixed>
	 */
	public static function with( array $fields ): array {
		return $fields + array( Submission_Token::FIELD => self::of( $fields['et_checksum'] ?? '' ) );
	}
}
