<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Forms\Captcha;

use Frontage\Base\Html\Html;
use Frontage\Domain\Providers\Provider;
use Frontage\Domain\Providers\Providers;
use Frontage\Domain\Render\Consent;
use function Frontage\Base\Html\el;
use function Frontage\Base\Html\fragment;


defined( 'ABSPATH' ) || exit;

/**
 * What captchas of other companies have in common.
 *
 * Their script comes only after a yes; whoever says no answers a sum instead.
 *
 * The browser knows whether somebody agreed before, so the question is hidden until the script
 * of `src/ui/form-captcha` shows it.
 */
trait Consent_Captcha {
	/**
	 * The vendor's question, and the sum in its place.
	 *
	 * @return array<string, mixed>
	 */
	public static function question(): array {
		return array( 'key' => self::key( 'site_key' ) ) + Math::question();
	}

	/**
	 * What the script needs: the public key, and whether it may contact the vendor.
	 *
	 * @param array<string, mixed> $question From `question()`.
	 * @return array<string, mixed>
	 */
	public static function for_script( array $question ): array {
		$provider = Providers::get( self::group() );
		return array( 'key' => $question['key'] ) + ( null === $provider ? array() : array( 'consent' => Consent::terms( $provider ) ) );
	}

	/**
	 * What is shown to whoever has not agreed.
	 *
	 * @param array<string, mixed> $question From `question()`.
	 * @param string               $id       Of the input.
	 * @param string               $label    The word `captcha`.
	 */
	public static function html( array $question, string $id, string $label ): Html {
		$provider = Providers::get( self::group() );
		return null === $provider ? fragment() : el(
			'div',
			array(
				'class'  => 'frontage-form__ask',
				'hidden' => true,
			),
			self::notice( $provider ),
			el( 'p', array(), __( 'Or answer a math question instead:', 'frontage' ) ),
			Math::html( $question, $id, $label )
		);
	}

	/**
	 * The question whether the vendor may be contacted.
	 *
	 * @param Provider $provider The vendor.
	 */
	private static function notice( Provider $provider ): Html {
		/* translators: %s: name of a service, such as Google reCAPTCHA v3. */
		return Consent::notice( $provider, sprintf( __( 'Allow %s to check that you are human?', 'frontage' ), $provider->title() ) );
	}
}
