<?php
declare( strict_types=1 );

namespace Frontage\Domain\Blocks;

use Frontage\Http\Post_Visibility;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * The block markup of the current page.
 *
 * The template and the content of the main query's posts, and what these include. Available once the
 * template is chosen.
 */
final class Page_Markup {
	/** Maximum number of posts; longer main queries show excerpts, which contain no blocks. */
	private const MOST_POSTS = 20;

	/**
	 * Returns the markup in printing order.
	 *
	 * @return list<string>
	 */
	public static function sources(): array {
		global $_wp_current_template_content, $wp_query;
		$template = is_string( $_wp_current_template_content ) ? $_wp_current_template_content : '';
		$posts    = array_filter(
			array_slice( $wp_query->posts ?? array(), 0, self::MOST_POSTS ),
			static fn ( $post ): bool => $post instanceof WP_Post
		);
		return array( $template, ...array_column( $posts, 'post_content' ) );
	}

	/**
	 * Returns the markup that a block includes from elsewhere.
	 *
	 * @param string $name Block name.
	 * @param array<string, mixed> $attributes Saved attributes.
	 */
	public static function elsewhere( string $name, array $attributes ): string {
		return match ( $name ) {
			'core/block'         => self::pattern( $attributes['ref'] ?? 0 ),
			'core/pattern'       => Patterns::content( (string) ( $attributes['slug'] ?? '' ) ),
			'core/template-part' => (string) (
				get_block_template(
					( $attributes['theme'] ?? get_stylesheet() ) . '//' . ( $attributes['slug'] ?? '' ),
					'wp_template_part'
				)->content
				?? ''
			),
			default              => '',
		};
	}

	/**
	 * Returns the markup of a synced pattern that WordPress would print.
	 *
	 * @param mixed $id Post ID, as saved.
	 */
	private static function pattern( mixed $id ): string {
		return Post_Visibility::part( is_numeric( $id ) ? (int) $id : 0, 'wp_block' )->post_content ?? '';
	}
}
