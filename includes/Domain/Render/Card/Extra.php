<?php
declare( strict_types=1 );

namespace Frontage\Domain\Render\Card;

use Frontage\Base\Discoverable;
use Frontage\Base\Html\Html;

defined( 'ABSPATH' ) || exit;

/**
 * Additional content on cards.
 *
 * Implemented by a module or another plugin to add content to the cards of lists, if their author selects it; the editor offers it.
 */
interface Extra extends Discoverable {
	/**
	 * Returns the key in the block attribute `extras`, such as `likes`: small letters, digits, and hyphens, at most 40. Begin it with a
	 * prefix of your own, and never change it.
	 */
	public static function key(): string;

	/** Returns the translated name that authors choose, such as “Like button”. */
	public static function label(): string;

	/**
	 * Returns the content for a post; null for none.
	 *
	 * @param int $post_id ID of a publicly readable post.
	 * @param list<int> $beside IDs of the posts on the same page, so that data can be loaded for all at once.
	 */
	public static function of( int $post_id, array $beside ): ?Html;
}
