<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Newsletter;

use Frontage\Domain\Forms\Captcha\Captchas;
use Frontage\Domain\Forms\Captcha\Guard;
use Frontage\Domain\Forms\Messages;
use Frontage\Domain\Subscribers\Form_Grant;


defined( 'ABSPATH' ) || exit;

/**
 * Keeps robots out of a newsletter form.
 *
 * A field that only robots fill in, a ticket that tells how long a visitor took, and the captcha that the author chose.
 */
final class Spam_Check {
	/** A field that people do not see and robots fill in. */
	public const TRAP = 'frontage_website';

	/** End of the id of its input. */
	public const INPUT = '-captcha';

	/**
	 * The form's guard.
	 *
	 * @param Form_Grant $terms The form's.
	 */
	public static function guard( Form_Grant $terms ): Guard {
		$slug = $terms->more['captcha'] ?? Captchas::NONE;
		return new Guard( self::form( $terms ), is_string( $slug ) ? $slug : Captchas::NONE, Messages::of() );
	}

	/**
	 * A ticket for the form.
	 *
	 * @param Form_Grant  $terms      The form's.
	 * @param bool   $has_script Whether the visitor's browser runs scripts.
	 * @param string $sent       A ticket that came too soon, if any.
	 * @return array{ticket: string, kind: string, html: string, data: array<string, mixed>, wait: int}
	 */
	public static function begin( Form_Grant $terms, bool $has_script = true, string $sent = '' ): array {
		return self::guard( $terms )->begin( self::form( $terms ) . self::INPUT, $has_script, $sent );
	}

	/**
	 * The ticket for another try, beside an answer that says no.
	 *
	 * @param Form_Grant      $terms The form's.
	 * @param Submission $form  What was sent.
	 * @return array{captcha: array<string, mixed>}
	 */
	public static function renewed( Form_Grant $terms, Submission $form ): array {
		return array( 'captcha' => self::begin( $terms, ! $form->asks_for_sum() ) );
	}

	/**
	 * The form's id on the page.
	 *
	 * @param Form_Grant $terms The form's.
	 */
	private static function form( Form_Grant $terms ): string {
		$form = $terms->more['form'] ?? '';
		return is_string( $form ) ? $form : '';
	}
}
