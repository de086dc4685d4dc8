<?php
declare( strict_types=1 );

namespace Frontage\Http;

use Frontage\Base\Discoverable;

defined( 'ABSPATH' ) || exit;

/**
 * A REST route with one method: its arguments, its policy, and what it does. Discovered by the build.
 *
 * `Endpoints` checks `policy()` and reads `args()` before it calls `run()`. Constructors have no parameters and no side effects.
 *
 * @internal
 */
interface Endpoint extends Discoverable {
	/** The path below `/wp-json/frontage/v1`, with named groups for what it carries. */
	public const ROUTE = '';

	/** The HTTP method. */
	public const METHOD = 'GET';

	/** What comes back, in a few words, for `docs/rest.md`. */
	public const REPLY = '';

	/**
	 * The fields it reads, also those in its path; all others are ignored.
	 *
	 * @return array<string, Arg> By field name.
	 */
	public function args(): array;

	/** Who may call it. */
	public function policy(): Policy;

	/**
	 * Does the work.
	 *
	 * @param array<string, mixed> $args    Every declared field, parsed, or its default.
	 * @param Visitor              $visitor Who calls.
	 * @throws Action_Exception To answer with an error.
	 */
	public function run( array $args, Visitor $visitor ): Response;
}
