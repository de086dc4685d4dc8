<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Icon;

use Frontage\Http\Post_Visibility;

defined( 'ABSPATH' ) || exit;

/** The SVG that an author pasted, uploaded, or chose from the media library. */
final class Own_Svg {
	/**
	 * Returns the source as it is, not safe; empty if there is none.
	 *
	 * @param mixed $code Attribute `svg`, with entities instead of `&`, `<` and `>`.
	 * @param mixed $file Attribute `file`.
	 */
	public static function source( mixed $code, mixed $file ): string {
		if ( is_string( $code ) && '' !== trim( $code ) ) {
			return strlen( $code ) > 2 * Svg::MOST_BYTES ? '' : html_entity_decode( $code, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		}
		return is_int( $file ) && $file > 0 ? self::of_file( $file ) : '';
	}

	/**
	 * Reads a file of the media library. WordPress has none unless another plugin allows them.
	 *
	 * @param int $id Attachment ID.
	 */
	private static function of_file( int $id ): string {
		$id   = Post_Visibility::file( $id );
		$path = 'image/svg+xml' === get_post_mime_type( $id ) ? (string) get_attached_file( $id ) : '';
		if ( ! str_ends_with( strtolower( $path ), '.svg' ) || ! is_readable( $path ) || filesize( $path ) > Svg::MOST_BYTES ) {
			return '';
		}
		return (string) file_get_contents( $path ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- A file of this site.
	}
}
