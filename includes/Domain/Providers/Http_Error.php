<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

/**
 * Thrown when a request to a vendor fails.
 *
 * The message explains what happened and what the owner can do; `reason` is machine-readable.
 *
 * @api
 */
final class Http_Error extends RuntimeException {
	public const BLOCKED     = 'blocked';
	public const UNREACHABLE = 'unreachable';
	public const TIMEOUT     = 'timeout';
	public const TOO_LARGE   = 'too_large';
	public const NOT_JSON    = 'not_json';
	public const REFUSED     = 'refused';
	public const BUSY        = 'busy';

	/**
	 * Creates the exception.
	 *
	 * @param string $reason One of the constants.
	 * @param string $message Translated message; never contains a key.
	 * @param int $milliseconds Duration in milliseconds.
	 */
	public function __construct( public readonly string $reason, string $message, public readonly int $milliseconds = 0 ) {
		parent::__construct( $message );
	}

	/**
	 * Creates the error for a host that is not allowed.
	 *
	 * @param string $host Requested host.
	 * @internal
	 */
	public static function blocked( string $host ): self {
		return new self(
			self::BLOCKED,
			sprintf(
				/* translators: %s: host name. */
				__(
					'Requests to %s are not allowed. It is not one of this service’s addresses, or it is in a private network.',
					'frontage'
				),
				$host
			)
		);
	}

	/**
	 * Creates the error for a response that is not JSON.
	 *
	 * @internal
	 */
	public static function not_json( Http_Response $answer ): self {
		return new self(
			self::NOT_JSON,
			sprintf(
				/* translators: 1: host name, 2: HTTP status such as 503. */
				__(
					'%1$s responded with status %2$d and something that is not JSON. The service may be down, or something between it and your server may be responding instead.',
					'frontage'
				),
				$answer->host,
				$answer->status
			),
			$answer->milliseconds
		);
	}

	/**
	 * Creates the error for a response over the size limit.
	 *
	 * @param string $host Host that responded.
	 * @param int $bytes Limit in bytes.
	 * @param int $milliseconds Duration in milliseconds.
	 * @internal
	 */
	public static function too_large( string $host, int $bytes, int $milliseconds ): self {
		return new self(
			self::TOO_LARGE,
			sprintf(
				/* translators: 1: host name, 2: a size such as 1 MB. */
				__( 'The response from %1$s is larger than %2$s and was rejected.', 'frontage' ),
				$host,
				(string) size_format( $bytes )
			),
			$milliseconds
		);
	}

	/**
	 * Creates the error for a missing response.
	 *
	 * @param string $host Requested host.
	 * @param string $why WordPress's error message.
	 * @param int $milliseconds Duration in milliseconds.
	 * @internal
	 */
	public static function no_answer( string $host, string $why, int $milliseconds ): self {
		if ( 1 === preg_match( '/timed? ?out|cURL error 28/i', $why ) ) {
			return new self(
				self::TIMEOUT,
				sprintf(
					/* translators: 1: host name, 2: number of seconds. */
					__(
						'%1$s did not respond within %2$s seconds. Try again later. If the problem continues, ask your host whether your server is allowed to connect to it.',
						'frontage'
					),
					$host,
					number_format_i18n( $milliseconds / 1000, 1 )
				),
				$milliseconds
			);
		}
		return new self(
			self::UNREACHABLE,
			sprintf(
				/* translators: 1: host name, 2: a technical message in English. */
				__( 'Could not connect to %1$s (%2$s). Ask your host whether your server is allowed to connect to it.', 'frontage' ),
				$host,
				$why
			),
			$milliseconds
		);
	}
}
