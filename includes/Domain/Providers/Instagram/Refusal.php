<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers\Instagram;

use Frontage\Domain\Providers\Http_Error;
use Frontage\Domain\Providers\Http_Response;

defined( 'ABSPATH' ) || exit;

/** Why Instagram refuses, for the owner. Meta's own messages are not shown, since they name applications and accounts. */
final class Refusal {
	private const TOKEN = array( 102, 190 );

	/** Too many requests: of the application, of the user, of the account. */
	private const BUSY = array( 4, 17, 32, 613 );

	/** Meta's own trouble, which passes. */
	private const TROUBLE = array( 1, 2 );

	/**
	 * Returns the sentence.
	 *
	 * @param Http_Response $answer With a status that is not OK, or without posts.
	 */
	public static function of( Http_Response $answer ): string {
		$code = self::code( $answer );
		return match ( true ) {
			in_array( $code, self::TOKEN, true ) || 401 === $answer->status
				=> __(
					'The Instagram token has expired or is not valid. Generate a new one, and enter it under Frontage → Integrations → Instagram.',
					'frontage'
				),
			in_array( $code, self::BUSY, true ) || 429 === $answer->status
				=> __( 'Instagram answers too many requests right now. Try again later.', 'frontage' ),
			$answer->status >= 500 || in_array( $code, self::TROUBLE, true )
				=> __( 'Instagram could not answer. Try again later.', 'frontage' ),
			10 === $code || 403 === $answer->status || ( $code >= 200 && $code < 300 )
				=> __( 'The Instagram token may not read posts. Generate one with the permission instagram_business_basic.', 'frontage' ),
			$answer->is_ok()
				=> __( 'This is not the account of the Instagram token. A token shows only the posts of its own account.', 'frontage' ),
			default => __( 'Instagram does not accept the request. Try again later, or generate a new token.', 'frontage' ),
		};
	}

	/**
	 * Returns Meta's number of the error; 0 if there is none.
	 */
	private static function code( Http_Response $answer ): int {
		try {
			$error = $answer->json()['error'] ?? array();
		} catch ( Http_Error ) {
			return 0;
		}
		return is_array( $error ) && is_int( $error['code'] ?? null ) ? $error['code'] : 0;
	}
}
