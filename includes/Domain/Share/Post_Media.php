<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Share;

defined( 'ABSPATH' ) || exit;

/** The pictures of a post, so that nobody fills the table with addresses of their own. */
final class Post_Media {
	/**
	 * Returns whether an address can be that of a picture of a post: on this site, or where pictures of the post are, and with the
	 * ending of a picture.
	 *
	 * @param int    $post_id A post that visitors may see.
	 * @param string $url Address from a visitor.
	 */
	public static function is_possible( int $post_id, string $url ): bool {
		$host   = strtolower( (string) wp_parse_url( $url, PHP_URL_HOST ) );
		$ending = pathinfo( (string) wp_parse_url( $url, PHP_URL_PATH ), PATHINFO_EXTENSION );
		return '' !== $host && ( '' === $ending || 'image' === wp_ext2type( strtolower( $ending ) ) ) && (
			in_array( $host, self::hosts( $post_id ), true )
			|| str_contains( strtolower( (string) get_post_field( 'post_content', $post_id ) ), "//$host/" )
		);
	}

	/**
	 * Returns the address under which a picture is counted, the same for all its sizes and whatever is asked of its server.
	 *
	 * @param string $url Address.
	 */
	public static function counted( string $url ): string {
		return (string) preg_replace( array( '/[?#].*\z/s', '/-\d+x\d+(?=\.\w+\z)/' ), '', $url );
	}

	/**
	 * Returns the hosts of this site's pictures; another plugin may have moved them to another server.
	 *
	 * @param int $post_id A post that visitors may see.
	 * @return list<string>
	 */
	private static function hosts( int $post_id ): array {
		$first = preg_match( '/\bwp-image-(\d+)/', (string) get_post_field( 'post_content', $post_id ), $found );
		$urls  = array(
			home_url(),
			site_url(),
			wp_get_upload_dir()['baseurl'],
			(string) get_the_post_thumbnail_url( $post_id, 'full' ),
			1 === $first ? (string) wp_get_attachment_url( (int) $found[1] ) : '',
		);
		return array_map( static fn ( string $url ): string => strtolower( (string) wp_parse_url( $url, PHP_URL_HOST ) ), $urls );
	}

	/**
	 * Returns whether a picture is the post's own: its featured image, or in its content, in any size.
	 *
	 * @param int    $post_id A post that visitors may see.
	 * @param string $url Address of the picture, from a visitor.
	 */
	public static function has( int $post_id, string $url ): bool {
		$file = self::file( $url );
		$main = (string) get_the_post_thumbnail_url( $post_id, 'full' );
		if ( '' === basename( $file ) || ! self::is_possible( $post_id, $url ) ) {
			return false;
		}
		// What follows a file's name: of `/p.jpg` it does not stand in `</p>`.
		$pattern = '~' . preg_quote( $file, '~' ) . '(?:-\d+x\d+|-scaled)?(?:\.\w|["\'?#&)\s])~';
		$is_main = '' !== $main && self::file( $main ) === $file;
		return $is_main || 1 === preg_match( $pattern, (string) get_post_field( 'post_content', $post_id ) );
	}

	/**
	 * Returns the address without host, size, and ending: `/uploads/2026/11/sea` of `https://…/uploads/2026/11/sea-300x200.jpg`.
	 *
	 * @param string $url Address.
	 */
	private static function file( string $url ): string {
		$path = (string) wp_parse_url( $url, PHP_URL_PATH );
		return (string) preg_replace( '/(-\d+x\d+|-scaled)?\.\w+$/', '', $path );
	}
}
