<?php
declare( strict_types=1 );

namespace Frontage\Domain\Render\Card;

use Frontage\Domain\Blocks\Audience;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** The beginning of a post whose author has written no excerpt. */
final class Excerpt {
	/** Returns the blocks of the post that are text and that the visitor sees, as HTML; the others are not rendered. */
	public static function of( WP_Post $post ): string {
		return Audience::of_post(
			$post->ID,
			static fn (): string => excerpt_remove_blocks( strip_shortcodes( $post->post_content ) )
		);
	}
}
