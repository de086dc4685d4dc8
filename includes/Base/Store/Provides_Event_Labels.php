<?php
declare( strict_types=1 );

namespace Frontage\Base\Store;

use Frontage\Base\Discoverable;

defined( 'ABSPATH' ) || exit;

/**
 * Schedules events, and names them for the owner, who reads on the Status tab when they are due.
 *
 * @internal
 */
interface Provides_Event_Labels extends Discoverable {
	/**
	 * Returns what the events do.
	 *
	 * @return array<string, string> Translated names such as “Daily cleanup”, keyed by hook.
	 */
	public static function event_labels(): array;
}
