<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers\Google_Adsense;

use Frontage\Base\Settings\Field;
use Frontage\Domain\Providers\Http;
use Frontage\Domain\Providers\Http_Request;
use Frontage\Domain\Providers\Provider;
use Frontage\Domain\Providers\Test_Result;
use Frontage\Domain\Providers\Third_Party;

defined( 'ABSPATH' ) || exit;

/** Google AdSense: ad units that the visitor's browser loads. The publisher ID belongs to each ad. */
final class Google_Adsense implements Provider {
	private const SCRIPT = 'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js';

	public static function group(): string {
		return 'google-adsense';
	}

	/**
	 * Returns no settings, because there are no keys.
	 *
	 * @return array<string, Field>
	 */
	public static function settings(): array {
		return array();
	}

	/**
	 * Returns the address of the script of a publisher.
	 *
	 * @param string $client Publisher ID, such as `ca-pub-1234567890123456`.
	 */
	public static function script( string $client ): string {
		return add_query_arg( 'client', rawurlencode( $client ), self::SCRIPT );
	}

	public function title(): string {
		return 'Google AdSense';
	}

	public function purpose(): string {
		return __( 'Ads of your AdSense account are shown on your pages.', 'frontage' );
	}

	public function hosts(): array {
		return array( 'pagead2.googlesyndication.com' );
	}

	public function third_party(): Third_Party {
		return new Third_Party(
			__(
				'When an ad is loaded, the visitor’s browser loads Google’s script. Google and its partners learn the IP address and the page, and may set cookies to choose ads. This site’s server contacts Google only when an administrator tests the connection.',
				'frontage'
			),
			'https://policies.google.com/technologies/ads',
			'marketing',
			array( 'pagead2.googlesyndication.com', 'googleads.g.doubleclick.net', 'tpc.googlesyndication.com', 'www.google.com' )
		);
	}

	public function authorize( Http_Request $request ): Http_Request {
		return $request;
	}

	public function test( Http $http ): Test_Result {
		$answer = $http->get( self::SCRIPT );
		return new Test_Result( $answer->is_ok(), '', $answer->status, $answer->milliseconds );
	}
}
