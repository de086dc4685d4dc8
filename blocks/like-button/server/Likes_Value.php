<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Like_Button;

use Frontage\Domain\Bindings\Value;

defined( 'ABSPATH' ) || exit;

/**
 * Binding value: a post's number of likes, as text.
 *
 * Lets paragraphs and headings show the number.
 */
final class Likes_Value implements Value {
	public static function key(): string {
		return 'likes';
	}

	public static function label(): string {
		return __( 'Likes', 'frontage' );
	}

	public static function help(): string {
		return __( 'Number of visitors who like the post at the time the page was generated.', 'frontage' );
	}

	/** Returns a text such as “1,204”. */
	public static function of( int $post_id ): string {
		return number_format_i18n( Counts::of( $post_id ) );
	}
}
