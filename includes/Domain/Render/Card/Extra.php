<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Render\Card;

use Frontage\Base\Discoverable;
use Frontage\Base\Html\Html;


defined( 'ABSPATH' ) || exit;

/**
 * Something more on cards.
 *
 * Implemented by a module to put something of its own on the cards of lists, where their author wants it; found by the build.
 */
interface Extra extends Discoverable {
	/** Its name in the block attribute `extras`, such as `likes`. */
	public static function key(): string;

	/**
	 * Prints it for one post; null for nothing.
	 *
	 * @param int       $post_id The post, one that anybody may read.
	 * @param list<int> $beside  Posts of the same page, so that all can be read at once.
	 */
	public static function of( int $post_id, array $beside ): ?Html;
}
