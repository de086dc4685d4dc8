<?php
declare( strict_types=1 );

namespace Frontage\Domain\Forms\Captcha;

defined( 'ABSPATH' ) || exit;

/**
 * A visitor's response to a captcha.
 *
 * Holds the two response fields and what the response is for.
 *
 * @api
 */
final class Captcha_Response {
	/** Field that visitors type into. */
	public const ANSWER = 'frontage_captcha';

	/** Field for the token that a script got from a service (S1 §7). */
	public const TOKEN = 'token';

	/**
	 * Stores the response.
	 *
	 * @param string $answer Text typed by the visitor.
	 * @param string $token Token from the script.
	 * @param string $interaction Name of the form for score-based services.
	 */
	public function __construct(
		public readonly string $answer,
		public readonly string $token,
		public readonly string $interaction
	) {}
}
