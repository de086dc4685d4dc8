<?php
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
 * Shared code of third-party captchas.
 *
 * Their script loads only after consent; devices of visitors who decline do a proof of work instead.
 *
 * Only the browser knows about earlier consent, so the consent prompt is hidden until the script in
 * `src/ui/form-captcha` shows it.
 */
trait Consent_Captcha {
	/**
	 * Returns the vendor's challenge.
	 *
	 * @return array<string, mixed>
	 */
	public static function question(): array {
		return array( 'key' => self::key( 'site_key' ) );
	}

	/**
	 * Returns what the script needs: the public key, and the vendor's consent terms if any.
	 *
	 * @param array<string, mixed> $question Result of `question()`.
	 * @return array<string, mixed>
	 */
	public static function for_script( array $question ): array {
		$provider = Providers::get( self::group() );
		return array( 'key' => $question['key'] ) + ( null === $provider ? array() : array( 'consent' => Consent::terms( $provider ) ) );
	}

	/**
	 * Returns the HTML shown without consent.
	 *
	 * @param array<string, mixed> $question Result of `question()`.
	 * @param string $id ID of the input.
	 * @param string $label The message `captcha`.
	 */
	public static function html( array $question, string $id, string $label ): Html {
		$provider = Providers::get( self::group() );
		return null === $provider ? fragment() : el(
			'div',
			array(
				'class'       => 'frontage-form__ask',
				'hidden'      => true,
				'data-agreed' => self::agreed( $provider ),
			),
			self::notice( $provider ),
			el(
				'p',
				array(),
				__( 'If you do not allow it, your device solves a task when you send the form. That can take some seconds.', 'frontage' )
			)
		);
	}

	/**
	 * Returns what the form says when the visitor has agreed.
	 *
	 * @param Provider $provider Vendor.
	 */
	private static function agreed( Provider $provider ): string {
		/* translators: %s: name of a service, such as Google reCAPTCHA v3. */
		return sprintf( __( '%s checks this form when you send it.', 'frontage' ), $provider->title() );
	}

	/**
	 * Returns the consent prompt for the vendor.
	 *
	 * @param Provider $provider Vendor.
	 */
	private static function notice( Provider $provider ): Html {
		/* translators: %s: name of a service, such as Google reCAPTCHA v3. */
		return Consent::notice( $provider, sprintf( __( 'Allow %s to check that you are human?', 'frontage' ), $provider->title() ) );
	}
}
