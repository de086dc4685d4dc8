<?php
declare( strict_types=1 );

namespace Frontage\Base\Store;

use Frontage\Base\Discoverable;

defined( 'ABSPATH' ) || exit;

/**
 * Does work that a process may leave half done: it can be killed at any time, and WordPress forgets an event when it begins.
 *
 * So the event that goes on with it is scheduled before the work begins. What has no event all the same, such as after Frontage was
 * deactivated, gets one when it is activated, after an update, and once a day.
 *
 * @internal
 */
interface Resumes_Work extends Discoverable {
	/** Schedules the event if there is work that waits or was interrupted. */
	public static function resume(): void;
}
