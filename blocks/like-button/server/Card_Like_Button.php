<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Like_Button;

use Frontage\Base\Html\Html;
use Frontage\Domain\Render\Card\Extra;

defined( 'ABSPATH' ) || exit;

/**
 * The like button on the cards of lists.
 *
 * Uses the site's settings; the numbers of all posts of a page are read with one query.
 */
final class Card_Like_Button implements Extra {
	public static function key(): string {
		return 'likes';
	}

	public static function label(): string {
		return __( 'Like button', 'frontage' );
	}

	/**
	 * Renders the button.
	 *
	 * @param list<int> $beside IDs of the posts on the same page.
	 */
	public static function of( int $post_id, array $beside ): Html {
		Counts::collect( $beside );
		return Html::raw( Auto_Insert::button( $post_id ) );
	}
}
