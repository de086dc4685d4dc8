<?php
declare( strict_types=1 );

namespace Frontage\Domain\Share;

use Frontage\Base\Html\Kses;
use Frontage\Http\Post_Visibility;
use WP_Block;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * The page that a block shares: the post it belongs to, or the page it stands on.
 *
 * The address is the canonical one, so that a cached page is shared without another visitor's campaign or filter.
 */
final class Shared_Page {
	/**
	 * Sets the properties.
	 *
	 * @param string $url Absolute address.
	 * @param string $title Plain text.
	 * @param int    $post_id The post; 0 for other pages, whose shares are not counted.
	 * @param string $image Address of the post's picture; empty without one.
	 */
	private function __construct(
		public readonly string $url,
		public readonly string $title,
		public readonly int $post_id,
		public readonly string $image
	) {}

	/**
	 * Returns the page of a block: of its post in a list or on its own page, else of the request.
	 *
	 * @param WP_Block $block The block that is rendered, with `postId` in its context.
	 */
	public static function of( WP_Block $block ): self {
		$post_id = (int) ( $block->context['postId'] ?? 0 );
		$post    = 0 === $post_id && ! is_singular() ? null : get_post( $post_id ?: null );
		return $post instanceof WP_Post && Post_Visibility::is_viewable( $post ) ? self::of_post( $post ) : self::of_request();
	}

	/** Returns the page around what is printed now: of the post in a list or on its own page, else of the request. */
	public static function around(): self {
		$post = in_the_loop() || is_singular() ? get_post() : null;
		return $post instanceof WP_Post && Post_Visibility::is_viewable( $post ) ? self::of_post( $post ) : self::of_request();
	}

	/**
	 * Returns the same page with another picture.
	 *
	 * @param string $image Absolute address.
	 */
	public function with_image( string $image ): self {
		return new self( $this->url, $this->title, $this->post_id, $image );
	}

	/**
	 * Returns the page of a post.
	 *
	 * @param WP_Post $post A post that visitors may see.
	 */
	public static function of_post( WP_Post $post ): self {
		return new self(
			(string) get_permalink( $post ),
			Kses::text( get_the_title( $post ) ),
			$post->ID,
			(string) get_the_post_thumbnail_url( $post, 'full' )
		);
	}

	/**
	 * Returns another page of this site, such as an archive; null for other sites.
	 *
	 * @param string $url Absolute address, from a visitor.
	 * @param string $title Plain text, from a visitor.
	 */
	public static function of_site( string $url, string $title ): ?self {
		$home = (string) wp_parse_url( home_url(), PHP_URL_HOST );
		return wp_parse_url( $url, PHP_URL_HOST ) === $home ? new self( $url, $title, 0, '' ) : null;
	}

	/** Returns the page of the request, without its query, except for what WordPress needs to find it: a search, or no permalinks. */
	private static function of_request(): self {
		global $wp;
		$path  = $wp instanceof \WP ? (string) $wp->request : '';
		$query = '' === $path && $wp instanceof \WP ? (string) $wp->query_string : '';
		$name  = did_action( 'wp' ) && ! is_admin() ? wp_get_document_title() : get_bloginfo( 'name' );
		$url   = home_url( user_trailingslashit( '' === $path ? '/' : "/$path" ) );
		return new self( '' === $query ? $url : "$url?$query", Kses::text( $name ), 0, '' );
	}
}
