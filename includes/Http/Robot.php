<?php
declare( strict_types=1 );

namespace Frontage\Http;

defined( 'ABSPATH' ) || exit;

/**
 * Robots that say what they are: search engines, services that measure or take pictures of pages. Some run scripts and stay for
 * seconds, as people do.
 *
 * Others are not recognized by their names; limits and signed tokens are for them.
 */
final class Robot {
	/** The same as in the script of split tests. */
	private const NAMES = '~bot(?:[/;)]|$)|crawl|spider|slurp|lighthouse|preview|facebookexternal|monitor|scrape|archiver~i';

	/** Returns whether the browser of the request calls itself a robot. */
	public static function is_named(): bool {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Only compared.
		$agent = $_SERVER['HTTP_USER_AGENT'] ?? '';
		return is_string( $agent ) && 1 === preg_match( self::NAMES, $agent );
	}
}
