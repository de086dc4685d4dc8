<?php
declare( strict_types=1 );

namespace Frontage\Domain\Render\Card;

use Frontage\Base\Discoverable;
use Frontage\Base\Html\Html;

defined( 'ABSPATH' ) || exit;

/**
 * Additional content on cards.
 *
 * Implemented by a module to add content to the cards of lists, if their author selects it. Discovered
 * by the build.
 */
interface Extra extends Discoverable {
	/** Returns the key in the block attribute `extras`, such as `likes`. */
	public static function key(): string;

	/**
	 * Returns the content for a post; null for none.
	 *
	 * @param int $post_id ID of a publicly readable post.
	 * @param list<int> $beside IDs of the posts on the same page, so that data can be loaded for all at once.
	 */
	public static function of( int $post_id, array $beside ): ?Html;
}
