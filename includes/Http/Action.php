<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Http;

defined( 'ABSPATH' ) || exit;

/**
 * Something a visitor's browser may ask the server to do.
 *
 * One request name with its rules and its work.
 *
 * A class says what it wants (`args`), from whom (`policy`) and what it does (`run`); the
 * dispatcher has checked the first two before the third is called. Constructors take nothing
 * and do nothing.
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
