<?php
declare( strict_types=1 );

namespace Frontage\Http;

defined( 'ABSPATH' ) || exit;

/**
 * An action that visitors' browsers can call.
 *
 * A request name with its arguments, its policy, and what it does.
 *
 * A class defines its arguments (`args`), who may call it (`policy`), and what it does (`run`). The
 * dispatcher checks the first two before it calls the third. Constructors have no parameters and no
 * side effects.
 *
 * @api
 */
abstract class Action {
	/** Action name in requests. Third-party names are spelled as the pages that call them do. */
	public const NAME = '';

	/** Short description of the response, for `docs/actions.md`. */
	public const REPLY = '';

	/**
	 * Returns the accepted arguments; all others are ignored.
	 *
	 * @return array<string, Arg> Keyed by name.
	 */
	abstract public function args(): array;

	/** Returns who may call the action, and how often. */
	abstract public function policy(): Policy;

	/**
	 * Runs the action.
	 *
	 * @param array<string, mixed> $args All declared arguments, parsed, or their defaults.
	 * @param Visitor $visitor Visitor who calls.
	 * @throws Action_Exception To respond with an error.
	 */
	abstract public function run( array $args, Visitor $visitor ): Response;
}
