<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Like_Button;

use Frontage\Base\Html\Html;
use Frontage\Domain\Render\Card\Extra;


defined( 'ABSPATH' ) || exit;

/**
 * The button on the cards of lists.
 *
 * The button as the site's settings make it; the numbers of all posts of a page are read at once.
 */
final class Card_Like_Button implements Extra {
	public static function key(): string {
		return 'likes';
	}

	/**
	 * Prints it.
	 *
	 * @param int       $post_id The post.
	 * @param list<int> $beside  Posts of the same page.
	 */
	public static function of( int $post_id, array $beside ): Html {
		Counts::beside( $beside );
		return Html::raw( Auto_Insert::button( $post_id ) );
	}
}
