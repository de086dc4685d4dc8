<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers\Recaptcha;

use Frontage\Base\Settings\Field;
use Frontage\Base\Settings\Options;
use Frontage\Domain\Forms\Captcha\Captcha;
use Frontage\Domain\Forms\Captcha\Captcha_Response;
use Frontage\Domain\Forms\Captcha\Siteverify;
use Frontage\Domain\Providers\Provider;
use Frontage\Domain\Providers\Third_Party;
use Frontage\Domain\Providers\With_Browser_Test;

defined( 'ABSPATH' ) || exit;

/**
 * Google reCAPTCHA v3.
 *
 * Returns a score from 0 to 1 for each submission, with the interaction name of its form (S1 §7).
 */
final class Recaptcha implements Provider, Captcha, With_Browser_Test {
	use Siteverify;

	private const VERIFY = 'https://www.google.com/recaptcha/api/siteverify';
	private const LEAST  = 'least_score';

	public static function group(): string {
		return 'recaptcha';
	}

	public static function slug(): string {
		return 'recaptcha';
	}

	public static function label(): string {
		return 'Google reCAPTCHA v3';
	}

	/**
	 * Returns the settings for the keys.
	 *
	 * @return array<string, Field>
	 */
	public static function settings(): array {
		return array(
			'site_key'   => Field::text(
				__( 'Site key', 'frontage' ),
				100,
				'',
				__( 'Create it at google.com/recaptcha/admin for a site of type “Score based (v3)”.', 'frontage' )
			),
			'secret_key' => Field::secret( __( 'Secret key', 'frontage' ), 100 ),
			self::LEAST  => Field::int( __( 'Minimum score (%)', 'frontage' ), 1, 100, 50 ),
		);
	}

	public function title(): string {
		return 'Google reCAPTCHA v3';
	}

	public function hosts(): array {
		return array( 'www.google.com' );
	}

	public function third_party(): Third_Party {
		return new Third_Party(
			__(
				'The IP address and what Google’s script detects about the browser of people who send a form with this captcha. The visitor’s browser contacts the service as soon as they agree to it.',
				'frontage'
			),
			'https://policies.google.com/privacy',
			'marketing',
			array( 'www.google.com', 'www.gstatic.com' )
		);
	}

	private static function accepts( array $answer, Captcha_Response $response ): bool {
		$least = (int) Options::value( self::group(), self::LEAST, self::settings()[ self::LEAST ] );
		return ( $answer['action'] ?? '' ) === $response->interaction
			&& (float) ( $answer['score'] ?? 0 ) * 100 >= $least;
	}
}
