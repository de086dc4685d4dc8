<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Store;

use Frontage\Base\Store\Log;

defined( 'ABSPATH' ) || exit;

/**
 * Calls to other machines.
 *
 * Notes what the site asked of vendors, as rows of the log: one for each day, host and outcome.
 *
 * The address's path and query stay out: they carry keys and names.
 */
final class Outbound_Calls {
	public const OK     = 'outbound_ok';
	public const FAILED = 'outbound_failed';

	private const ERROR_STATUS = 400;

	/**
	 * Notes a call that has ended.
	 *
	 * @param string $provider     Who asked, such as a provider's folder.
	 * @param string $host         Who was asked.
	 * @param int    $status       HTTP status; 0 if there was no answer.
	 * @param int    $milliseconds How long it took.
	 * @param int    $bytes        How long the answer was.
	 * @param string $error        What went wrong; empty if nothing did.
	 */
	public static function note( string $provider, string $host, int $status, int $milliseconds, int $bytes = 0, string $error = '' ): void {
		$failed = '' !== $error || 0 === $status || $status >= self::ERROR_STATUS;
		$detail = sprintf( '%s · %d ms · %d B', 0 === $status ? '–' : (string) $status, $milliseconds, $bytes );
		Log::count( $failed ? self::FAILED : self::OK, "$provider $host", '' === $error ? $detail : "$detail · $error" );
	}
}
