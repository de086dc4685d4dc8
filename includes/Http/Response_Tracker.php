<?php
declare( strict_types=1 );

namespace Frontage\Http;

use Frontage\Base\Discoverable;

defined( 'ABSPATH' ) || exit;

/**
 * Adds to a response what the page needs to display it.
 *
 * Watches an action while it runs. Discovered by the build.
 *
 * @internal
 */
interface Response_Tracker extends Discoverable {
	/** Starts tracking. */
	public static function watch(): self;

	/**
	 * Adds what was found.
	 *
	 * @param Response $response What the action answered.
	 */
	public function complete( Response $response ): Response;
}
