<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Providers\Vimeo;

use Frontage\Base\Settings\Field;
use Frontage\Domain\Providers\Http;
use Frontage\Domain\Providers\Http_Request;
use Frontage\Domain\Providers\Provider;
use Frontage\Domain\Providers\Test_Result;
use Frontage\Domain\Providers\Third_Party;


defined( 'ABSPATH' ) || exit;

/**
 * Vimeo videos and their dimensions.
 *
 * Uses oEmbed, which requires no key.
 */
final class Vimeo implements Provider {
	/** Maximum width to request, in pixels (S2 §7). */
	private const MAX_WIDTH = 1920;

	/** ID of a long-standing video, for the connection test. */
	private const KNOWN = '76979871';

	public static function group(): string {
		return 'vimeo';
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
	 * Returns the oEmbed URL for a video's dimensions and title.
	 *
	 * @param string $video Video ID, with the hash of an unlisted video.
	 */
	public static function oembed( string $video ): string {
		return 'https://vimeo.com/api/oembed.json?maxwidth=' . self::MAX_WIDTH . '&url=' . rawurlencode( "https://vimeo.com/$video" );
	}

	public function title(): string {
		return 'Vimeo';
	}

	public function purpose(): string {
		return __( 'Vimeo videos play in their original aspect ratio.', 'frontage' );
	}

	public function hosts(): array {
		return array( 'vimeo.com' );
	}

	public function third_party(): Third_Party {
		return new Third_Party(
			__(
				'Your server requests the size of a video when someone opens it. When a video is loaded, the visitor’s browser connects to Vimeo, which learns the IP address and what is watched.',
				'frontage'
			),
			'https://vimeo.com/privacy',
			'marketing',
			array( 'player.vimeo.com' )
		);
	}

	public function authorize( Http_Request $request ): Http_Request {
		return $request;
	}

	public function test( Http $http ): Test_Result {
		$answer = $http->get( self::oembed( self::KNOWN ) );
		$title  = $answer->is_ok() ? $answer->json()['title'] ?? '' : '';
		return new Test_Result(
			$answer->is_ok(),
			is_string( $title ) ? sanitize_text_field( $title ) : '',
			$answer->status,
			$answer->milliseconds
		);
	}
}
