<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Newsletter;

use Frontage\Domain\Forms\Captcha\Captchas;
use Frontage\Domain\Forms\Captcha\Guard;
use Frontage\Domain\Forms\Messages;
use Frontage\Domain\Subscribers\Form_Grant;

defined( 'ABSPATH' ) || exit;

/**
 * Spam protection of a newsletter form.
 *
 * A honeypot field, a token that shows how long a visitor took, and the chosen captcha.
 */
final class Spam_Check {
	/** Suffix of the input's ID. */
	public const INPUT = '-captcha';

	/**
	 * Returns the form's guard.
	 *
	 * @param Form_Grant $terms The form's signed grant.
	 * @param bool $has_script Whether JavaScript is available.
	 */
	public static function guard( Form_Grant $terms, bool $has_script = true ): Guard {
		$slug = $terms->more['captcha'] ?? Captchas::NONE;
		return new Guard( self::form( $terms ), is_string( $slug ) ? $slug : Captchas::NONE, Messages::of(), $has_script );
	}

	/**
	 * Issues a token for the form.
	 *
	 * @param Form_Grant $terms The form's signed grant.
	 * @param bool $has_script Whether JavaScript is available.
	 * @param string $sent Token that was submitted too early, if any.
	 * @return array{token: string, kind: string, html: string, data: array<string, mixed>, wait: int}
	 */
	public static function begin( Form_Grant $terms, bool $has_script = true, string $sent = '' ): array {
		return self::guard( $terms )->begin( self::form( $terms ) . self::INPUT, $has_script, $sent );
	}

	/**
	 * Returns the token for another attempt, sent with an error response.
	 *
	 * @param Form_Grant $terms The form's signed grant.
	 * @return array{captcha: array<string, mixed>}
	 */
	public static function renewed( Form_Grant $terms, Submission $form ): array {
		return array( 'captcha' => ( $form->guard() ?? self::guard( $terms ) )->begin( self::form( $terms ) . self::INPUT ) );
	}

	/**
	 * Returns the form's ID.
	 *
	 * @param Form_Grant $terms The form's signed grant.
	 */
	public static function form( Form_Grant $terms ): string {
		$form = $terms->more['form'] ?? '';
		return is_string( $form ) ? $form : '';
	}
}
