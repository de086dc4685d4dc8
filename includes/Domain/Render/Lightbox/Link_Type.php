<?php
declare( strict_types=1 );

namespace Frontage\Domain\Render\Lightbox;

use Frontage\Base\Html\Url;
use Frontage\Domain\Video\Video_Address;

defined( 'ABSPATH' ) || exit;

/**
 * Detects what a link leads to, if a lightbox can show it.
 *
 * Parses URLs as browsers do. Mirrors `src/ui/lightbox/kind.ts`; the test vectors are in `kinds.json`
 * beside it.
 */
final class Link_Type {
	private const IMAGE = '/([^\/]+)\.(?:jpe?g|png|gif|webp|avif)$/i';

	/**
	 * Parses a URL.
	 *
	 * @param string $href URL from the author.
	 * @return array{
	 *     kind: 'image'|'video'|'youtube'|'vimeo'|'inline',
	 *     key: string,
	 * }|null Null if the browser should handle the link. The key identifies the item in URLs.
	 */
	public static function of( string $href ): ?array {
		$url = Url::safe( $href );
		if ( 1 === preg_match( '/^#(.+)$/', $url, $found ) ) {
			return array(
				'kind' => 'inline',
				'key'  => $found[1],
			);
		}
		$video = Video_Address::of( $url, array() );
		if ( null !== $video && in_array( $video->provider, array( 'youtube', 'vimeo', Video_Address::FILE ), true ) ) {
			return array(
				'kind' => Video_Address::FILE === $video->provider ? 'video' : $video->provider,
				'key'  => $video->id,
			);
		}
		return self::image( $url );
	}

	/**
	 * Parses the URL of an image.
	 *
	 * @param string $url Sanitized URL.
	 * @return array{kind: 'image', key: string}|null
	 */
	private static function image( string $url ): ?array {
		$parts = wp_parse_url( $url );
		if ( ! is_array( $parts ) || ! in_array( strtolower( $parts['scheme'] ?? 'https' ), array( 'http', 'https' ), true ) ) {
			return null;
		}
		return 1 === preg_match( self::IMAGE, $parts['path'] ?? '', $found ) ? array(
			'kind' => 'image',
			'key'  => $found[1],
		) : null;
	}
}
