<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Render\Lightbox;

use Frontage\Base\Html\Url;


defined( 'ABSPATH' ) || exit;

/**
 * Detects what a link leads to, if a lightbox can show it.
 *
 * Parses URLs as browsers do. Mirrors `src/ui/lightbox/kind.ts`; the test vectors are in `kinds.json`
 * beside it.
 */
final class Link_Type {
	private const FILES = array(
		'image' => '/([^\/]+)\.(?:jpe?g|png|gif|webp|avif)$/i',
		'video' => '/([^\/]+)\.(?:mp4|m4v|webm|ogv|mov)$/i',
	);

	private const YOUTUBE = '/^https?:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|(?:embed|shorts|live)\/)'
		. '|youtu\.be\/)([\w-]{11})(?![\w-])/';

	private const VIMEO = '/^https?:\/\/(?:www\.)?(?:vimeo\.com|player\.vimeo\.com\/video)\/(\d+(?:\/[0-9a-f]+)?)(?![\w\/])/';

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
		$forms = array(
			'youtube' => self::YOUTUBE,
			'vimeo'   => self::VIMEO,
		);
		foreach ( $forms as $kind => $form ) {
			if ( 1 === preg_match( $form, $url, $found ) ) {
				return array(
					'kind' => $kind,
					'key'  => $found[1],
				);
			}
		}
		return self::file( $url );
	}

	/**
	 * Parses the URL of a file.
	 *
	 * @param string $url Sanitized URL.
	 * @return array{kind: 'image'|'video', key: string}|null
	 */
	private static function file( string $url ): ?array {
		$parts = wp_parse_url( $url );
		if ( ! is_array( $parts ) || ! in_array( strtolower( $parts['scheme'] ?? 'https' ), array( 'http', 'https' ), true ) ) {
			return null;
		}
		foreach ( self::FILES as $kind => $form ) {
			if ( 1 === preg_match( $form, $parts['path'] ?? '', $found ) ) {
				return array(
					'kind' => $kind,
					'key'  => $found[1],
				);
			}
		}
		return null;
	}
}
