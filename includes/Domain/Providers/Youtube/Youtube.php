<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Providers\Youtube;

use Frontage\Base\Settings\Field;
use Frontage\Domain\Providers\Http;
use Frontage\Domain\Providers\Http_Request;
use Frontage\Domain\Providers\Provider;
use Frontage\Domain\Providers\Test_Result;
use Frontage\Domain\Providers\Third_Party;


defined( 'ABSPATH' ) || exit;

/**
 * YouTube videos.
 *
 * Players load from its no-cookie host; its oEmbed requires no key.
 */
final class Youtube implements Provider {
	/** ID of a long-standing video, for the connection test. */
	private const KNOWN = 'https://www.youtube.com/oembed?format=json&url=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3Daqz-KE-bpKQ';

	public static function group(): string {
		return 'youtube';
	}

	/**
	 * Returns no settings, because there are no keys.
	 *
	 * @return array<string, Field>
	 */
	public static function settings(): array {
		return array();
	}

	public function title(): string {
		return 'YouTube';
	}

	public function purpose(): string {
		return __( 'YouTube videos play on your pages.', 'frontage' );
	}

	public function hosts(): array {
		return array( 'www.youtube.com' );
	}

	public function third_party(): Third_Party {
		return new Third_Party(
			__(
				'When a video is loaded, the visitor’s browser connects to YouTube’s cookie-free address. YouTube learns the IP address and what is watched. Your server contacts YouTube only when you run the test here.',
				'frontage'
			),
			'https://policies.google.com/privacy',
			'marketing',
			array( 'www.youtube-nocookie.com' )
		);
	}

	public function authorize( Http_Request $request ): Http_Request {
		return $request;
	}

	public function test( Http $http ): Test_Result {
		$answer = $http->get( self::KNOWN );
		$title  = $answer->is_ok() ? $answer->json()['title'] ?? '' : '';
		return new Test_Result(
			$answer->is_ok(),
			is_string( $title ) ? sanitize_text_field( $title ) : '',
			$answer->status,
			$answer->milliseconds
		);
	}
}
