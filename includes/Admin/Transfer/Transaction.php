<?php
declare( strict_types=1 );

namespace Frontage\Admin\Transfer;

use Frontage\Base\Settings\Invalid_Setting;
use Frontage\Base\Store\Log;
use Frontage\Http\Action_Exception;
use Frontage\Http\Response;
use Throwable;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are escaped where they are shown.

/** Work of the Tools tab that is done completely or not at all. */
final class Transaction {
	/**
	 * Answers with what the work gives, or says that nothing was changed.
	 *
	 * @param callable(): array<string, mixed> $work
	 * @throws Invalid_Setting If what was sent cannot be used.
	 * @throws Action_Exception If the work failed.
	 */
	public static function run( callable $work ): Response {
		try {
			return Response::json( $work() );
		} catch ( Invalid_Setting $error ) {
			throw $error;
		} catch ( Throwable $error ) {
			Log::count( 'failed', 'tools', $error->getMessage() );
			$message = __( 'A database error occurred, so nothing was changed. Try again. See the Status tab for details.', 'frontage' );
			throw new Action_Exception( 500, 'frontage_failed', $message );
		}
	}
}
