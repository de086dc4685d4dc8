<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Http;

use Frontage\Base\Discoverable;

defined( 'ABSPATH' ) || exit;

/**
 * Adds to a response what the page needs to show it.
 *
 * Watches an action while it runs; the build finds the classes that do.
 */
interface Response_Tracker extends Discoverable {
	/** Starts tracking. */
	public static function watch(): self;

	/**
	 * Adds what was found since.
	 *
	 * @param Response $reply What the action answered.
	 */
	public function complete( Response $reply ): Response;
}
