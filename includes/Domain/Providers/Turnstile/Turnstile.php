<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers\Turnstile;

use Frontage\Base\Settings\Field;
use Frontage\Domain\Forms\Captcha\Captcha;
use Frontage\Domain\Forms\Captcha\Captcha_Response;
use Frontage\Domain\Forms\Captcha\Siteverify;
use Frontage\Domain\Providers\Provider;
use Frontage\Domain\Providers\Third_Party;
use Frontage\Domain\Providers\With_Browser_Test;

defined( 'ABSPATH' ) || exit;

/**
 * Cloudflare Turnstile.
 *
 * Usually invisible; shows a checkbox if in doubt.
 */
final class Turnstile implements Provider, Captcha, With_Browser_Test {
	use Siteverify;

	private const VERIFY = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';

	public static function group(): string {
		return 'turnstile';
	}

	public static function slug(): string {
		return 'turnstile';
	}

	public static function label(): string {
		return 'Cloudflare Turnstile';
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
				__( 'In the Cloudflare dashboard under Turnstile.', 'frontage' )
			),
			'secret_key' => Field::secret( __( 'Secret key', 'frontage' ), 100 ),
		);
	}

	public function title(): string {
		return 'Cloudflare Turnstile';
	}

	public function hosts(): array {
		return array( 'challenges.cloudflare.com' );
	}

	public function third_party(): Third_Party {
		return new Third_Party(
			__(
				'The IP address and what Cloudflare’s script detects about the browser of people who send a form with this captcha. The visitor’s browser contacts the service as soon as they agree to it.',
				'frontage'
			),
			'https://www.cloudflare.com/privacypolicy/',
			'functional',
			array( 'challenges.cloudflare.com' )
		);
	}

	private static function accepts( array $answer, Captcha_Response $response ): bool {
		return in_array( $answer['action'] ?? '', array( '', $response->interaction ), true );
	}
}
