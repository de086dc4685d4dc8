<?php
declare( strict_types=1 );

namespace Frontage\Domain\Store;

use Frontage\Base\Store\Log;

defined( 'ABSPATH' ) || exit;

/**
 * Logs outgoing requests to vendors: one row per day, host and outcome.
 *
 * URL paths and queries are not logged, because they contain keys and names.
 */
final class Outbound_Calls {
	public const OK     = 'outbound_ok';
	public const FAILED = 'outbound_failed';

	private const ERROR_STATUS = 400;

	/**
	 * Logs a finished request.
	 *
	 * @param string $provider Caller, such as a provider's folder.
	 * @param string $host Requested host.
	 * @param int $status HTTP status; 0 if there was no response.
	 * @param int $milliseconds Duration in milliseconds.
	 * @param int $bytes Size of the response in bytes.
	 * @param string $error Error message; empty on success.
	 * @param string $quota What the vendor says of its quota.
	 */
	public static function note(
		string $provider,
		string $host,
		int $status,
		int $milliseconds,
		int $bytes = 0,
		string $error = '',
		string $quota = ''
	): void {
		$failed = '' !== $error || 0 === $status || $status >= self::ERROR_STATUS;
		$detail = sprintf( '%s · %d ms · %d B', 0 === $status ? '–' : (string) $status, $milliseconds, $bytes );
		$parts  = array_filter( array( $detail, $error, $quota ), static fn ( string $part ): bool => '' !== $part );
		Log::count( $failed ? self::FAILED : self::OK, "$provider $host", implode( ' · ', $parts ) );
	}
}
