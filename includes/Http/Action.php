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
	/** The name browsers send; foreign names are written as the pages that call them have them. */
	public const NAME = '';

	/** What comes back, in a few words, for `docs/actions.md`. */
	public const REPLY = '';

	/**
	 * The fields it reads; all others are ignored.
	 *
	 * @return array<string, Arg> By field name.
	 */
	abstract public function args(): array;

	/** Who may ask, and how often. */
	abstract public function policy(): Policy;

	/**
	 * Does the work.
	 *
	 * @param array<string, mixed> $args    Every declared field, parsed, or its default.
	 * @param Visitor              $visitor Who asks.
	 * @throws Action_Exception To answer with an error.
	 */
	abstract public function run( array $args, Visitor $visitor ): Response;
}
