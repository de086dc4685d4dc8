<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Nav_Menu;

use Frontage\Http\Post_Visibility;

defined( 'ABSPATH' ) || exit;

/**
 * What items lead to, and whether all visitors may see it.
 *
 * The menu is the same for everyone, so drafts and private pages are hidden from their authors too.
 */
final class Menu_Targets {
	/**
	 * Returns the name of a target; empty if visitors may not see it.
	 *
	 * @param string $kind `post_type`, `taxonomy`, `post_type_archive`, or another for a URL.
	 * @param string $type Post type or taxonomy.
	 * @param int $id Post or term.
	 * @param string $otherwise Name of a target that is only a URL.
	 */
	public static function name( string $kind, string $type, int $id, string $otherwise ): string {
		return match ( $kind ) {
			'post_type' => is_post_publicly_viewable( $id ) ? "post:$id" : '',
			'taxonomy' => null !== Post_Visibility::term( $id, $type ) ? "term:$id" : '',
			'post_type_archive' => false !== get_post_type_archive_link( $type ) && is_post_type_viewable( $type ) ? "archive:$type" : '',
			default => $otherwise,
		};
	}

	/**
	 * Returns the URL of a target; empty if it is only a URL, or has none.
	 *
	 * @param string $kind As for `name()`.
	 * @param string $type Post type or taxonomy.
	 * @param int $id Post or term.
	 */
	public static function url( string $kind, string $type, int $id ): string {
		$url = match ( $kind ) {
			'post_type' => get_permalink( $id ),
			'taxonomy' => get_term_link( $id, $type ),
			'post_type_archive' => get_post_type_archive_link( $type ),
			default => '',
		};
		return is_string( $url ) ? $url : '';
	}
}
