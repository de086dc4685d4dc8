<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Forms\Captcha;

defined( 'ABSPATH' ) || exit;

/**
 * What a visitor answered to a captcha.
 *
 * The two fields that hold answers, and what the answer is for.
 */
final class Captcha_Response {
	/** Where people type. */
	public const ANSWER = 'frontage_captcha';

	/** Where scripts put what a service gave them (S1 §7). */
	public const TOKEN = 'token';

	/**
	 * Prepares the answer.
	 *
	 * @param string $answer      What was typed.
	 * @param string $token       What the script got.
	 * @param string $interaction The form's name for score services.
	 */
	public function __construct(
		public readonly string $answer,
		public readonly string $token,
		public readonly string $interaction
	) {}
}
