<?php
declare( strict_types=1 );

namespace Frontage\Domain\Share;

defined( 'ABSPATH' ) || exit;

/** The pictures of a post, so that nobody fills the table with addresses of their own. */
final class Post_Media {
	/**
	 * Returns whether an address can be that of a picture: it has the ending of one, or none.
	 *
	 * @param string $url Address from a visitor.
	 */
	public static function is_possible( string $url ): bool {
		$ending = pathinfo( (string) wp_parse_url( $url, PHP_URL_PATH ), PATHINFO_EXTENSION );
		return '' === $ending || 'image' === wp_ext2type( strtolower( $ending ) );
	}

	/**
	 * Returns the path under which a picture is counted: the same for all its sizes, for whatever is asked of its server, and for all
	 * servers, since another plugin may print the address of a copy.
	 *
	 * @param string $url Address.
	 */
	public static function counted( string $url ): string {
		return (string) preg_replace( '/(?:-\d+x\d+|-scaled)(?=\.\w+\z)/', '', (string) wp_parse_url( $url, PHP_URL_PATH ) );
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
		if ( '' === basename( $file ) || ! self::is_possible( $url ) ) {
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
		return (string) preg_replace( '/\.\w+\z/', '', self::counted( $url ) );
	}
}
