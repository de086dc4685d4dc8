<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers;

use Frontage\Base\Discoverable;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps answers of vendors, and waits longer and longer while they fail.
 *
 * @internal
 */
interface Retries extends Discoverable {
	/**
	 * Forgets what failed at a vendor, and lets cron ask it soon: its key has changed.
	 *
	 * @param string $vendor Slug.
	 */
	public static function retry( string $vendor ): void;
}
