<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Render\Lightbox;

use Frontage\Base\Html\Url;


defined( 'ABSPATH' ) || exit;

/**
 * What a link leads to, as far as a lightbox can show it.
 *
 * Reads addresses as browsers do; its twin is `src/ui/lightbox/kind.ts`, the vectors are `kinds.json` beside it.
 */
final class Link_Type {
	private const FILES = array(
		'image' => '/([^\/]+)\.(?:jpe?g|png|gif|webp|avif)$/i',
		'video' => '/([^\/]+)\.(?:mp4|m4v|webm|ogv|mov)$/i',
	);

	private const YOUTUBE = '/^https?:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|(?:embed|shorts|live)\/)|youtu\.be\/)([\w-]{11})(?![\w-])/';

	private const VIMEO = '/^https?:\/\/(?:www\.)?(?:vimeo\.com|player\.vimeo\.com\/video)\/(\d+(?:\/[0-9a-f]+)?)(?![\w\/])/';

	/**
	 * Reads an address.
	 *
	 * @param string $href As an author wrote it.
	 * @return array{kind: 'image'|'video'|'youtube'|'vimeo'|'inline', key: string}|null Null for what is left to the browser. The key names the thing in addresses.
	 */
	public static function of( string $href ): ?array {
		$url = Url::safe( $href );
		if ( 1 === preg_match( '/^#(.+)$/', $url, $found ) ) {
			return array(
				'kind' => 'inline',
				'key'  => $found[1],
			);
		}
		foreach ( array(
			'youtube' => self::YOUTUBE,
			'vimeo'   => self::VIMEO,
		) as $kind => $form ) {
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
	 * Reads the address of a file.
	 *
	 * @param string $url Safe.
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
